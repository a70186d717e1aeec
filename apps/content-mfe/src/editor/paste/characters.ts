/** Character → TeX command, in pairs. */
const pairs = `α alpha β beta γ gamma δ delta ε varepsilon ϵ epsilon ζ zeta η eta θ theta ϑ vartheta ι iota κ kappa λ lambda μ mu µ mu ν nu
ξ xi π pi ϖ varpi ρ rho ϱ varrho σ sigma ς varsigma τ tau υ upsilon φ varphi ϕ phi χ chi ψ psi ω omega
Γ Gamma Δ Delta ∆ Delta Θ Theta Λ Lambda Ξ Xi Π Pi Σ Sigma Υ Upsilon Φ Phi Ψ Psi Ω Omega
∑ sum ∏ prod ∐ coprod ∫ int ∬ iint ∭ iiint ∮ oint ⋃ bigcup ⋂ bigcap ⋁ bigvee ⋀ bigwedge ⨁ bigoplus ⨂ bigotimes
± pm ∓ mp × times ÷ div ⋅ cdot · cdot ∗ ast ⋆ star ∘ circ ∙ bullet ⊕ oplus ⊗ otimes ⊖ ominus ∪ cup ∩ cap ∖ setminus ∧ wedge ∨ vee ¬ neg
≤ le ≥ ge ≠ ne ≈ approx ≡ equiv ≅ cong ∼ sim ≃ simeq ∝ propto ≪ ll ≫ gg ≺ prec ≻ succ ∥ parallel ⊥ perp ∣ mid ⊢ vdash ⊨ models
∈ in ∉ notin ∋ ni ⊂ subset ⊃ supset ⊆ subseteq ⊇ supseteq ∅ emptyset ∞ infty ∂ partial ∇ nabla ∀ forall ∃ exists ∄ nexists ∴ therefore ∵ because
→ to ← leftarrow ↔ leftrightarrow ⇒ Rightarrow ⇐ Leftarrow ⇔ Leftrightarrow ↦ mapsto ↑ uparrow ↓ downarrow ⟶ longrightarrow ⟵ longleftarrow
⟹ Longrightarrow ⟺ Longleftrightarrow ⇌ rightleftharpoons ⇀ rightharpoonup ↗ nearrow ↘ searrow
… ldots ⋯ cdots ⋮ vdots ⋱ ddots ℏ hbar ℓ ell ℜ Re ℑ Im ℵ aleph ∠ angle △ triangle □ square √ surd ° circ
⟨ langle ⟩ rangle 〈 langle 〉 rangle ⌊ lfloor ⌋ rfloor ⌈ lceil ⌉ rceil ‖ | ∥ |`;
const commands = new Map<string, string>();
for (const [, character = '', command = ''] of pairs.matchAll(/(\S+) (\S+)/g))
  if (!commands.has(character)) commands.set(character, `\\${command}`);

const letters: Readonly<Record<string, string>> = { ℝ: 'R', ℕ: 'N', ℤ: 'Z', ℚ: 'Q', ℂ: 'C', ℙ: 'P', ℍ: 'H' };
/** Functions that TeX sets upright by a command of their own. */
const functions =
  /^(arccos|arcsin|arctan|arg|cos|cosh|cot|coth|csc|deg|det|dim|exp|gcd|hom|inf|ker|lg|lim|liminf|limsup|ln|log|max|min|Pr|sec|sin|sinh|sup|tan|tanh)$/;
/** What only tells a reader how parts belong together. */
const invisible = /[\u2061-\u2064\u200b\u200c\u200d\u2060\ufeff]/g;

const ofCharacter = (character: string): string => {
  const command = commands.get(character);
  // A command ends where no letter follows.
  if (command !== undefined) return `${command} `;
  const letter = letters[character];
  if (letter !== undefined) return `\\mathbb{${letter}}`;
  if ('#$%&_{}'.includes(character)) return `\\${character}`;
  if (character === '\\') return '\\backslash ';
  if (character === '~') return '\\sim ';
  if (character === '−') return '-';
  if (character === '′') return "'";
  if (character === '″') return "''";
  return /\s/.test(character) ? '\\;' : character;
};

/** Signs and letters of a formula as TeX. */
export const texOf = (text: string): string => [...text.replace(invisible, '').trim()].map(ofCharacter).join('');

/** A name: one letter, a function that TeX knows, or upright letters. */
export const nameOf = (text: string): string => {
  const name = text.replace(invisible, '').trim();
  if (functions.test(name)) return `\\${name} `;
  return /^[A-Za-z]{2,}$/.test(name) ? `\\operatorname{${name}}` : texOf(name);
};

/** Words inside a formula. */
export const wordsOf = (text: string): string =>
  text.trim() === ''
    ? text === '\u2009'
      ? '\\,'
      : '\\;'
    : `\\text{${text
        .replace(invisible, '')
        .replace(/[#$%&_{}]/g, '\\$&')
        .replace(/[\\^~](?![#$%&_{}])/g, ' ')}}`;
