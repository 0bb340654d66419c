/** Something that keeps someone from reading or using a screen. */
export interface Finding {
  /** What was looked for: a rule of axe, or a check of ours. */
  check: string
  selector: string
  detail: string
}

export const toFindings = (check: string, all: readonly [selector: string, detail: string][]): Finding[] =>
  all.map(([selector, detail]) => ({ check, selector, detail }))
