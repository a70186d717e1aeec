/** A score with two digits: '92.50%'. */
export const scoreText = (percent: number): string =>
  `${percent.toLocaleString('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}%`;

const two = (number: number): string => String(number).padStart(2, '0');

/** Seconds as '04:11', or with hours as '1:04:11'; those below 0 as '00:00'. */
export const clockOf = (seconds: number): string => {
  const left = Math.max(0, Math.floor(seconds));
  const [hours, minutes] = [Math.floor(left / 3600), Math.floor((left % 3600) / 60)];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(left % 60)}` : `${two(minutes)}:${two(left % 60)}`;
};
