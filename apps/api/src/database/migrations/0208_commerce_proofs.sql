-- proofs of money by hand that are to be forgotten, and the way from a file to its payment
create index payments_proof on payments (proof_file_id) where proof_file_id is not null;
