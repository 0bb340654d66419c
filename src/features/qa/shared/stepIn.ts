/** The step that the end of an address names. */
export const stepIn = (hash: string): number | null => {
  const step = /^#step=(\d{1,9})$/.exec(hash)?.[1]
  return step === undefined ? null : Number(step)
}
