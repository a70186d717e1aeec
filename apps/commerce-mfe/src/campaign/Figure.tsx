import type { ReactNode } from 'react';

/** A figure of the head with a quiet remark. */
export function Figure({ value, remark }: { readonly value: string; readonly remark: string }): ReactNode {
  return (
    <>
      {value} <small className="campaign-remark">{remark}</small>
    </>
  );
}
