/** What a file of runs lists: the dogs as they start, or their results as well. */
export const runFileKinds = ['order', 'results'] as const
export type RunFileKind = (typeof runFileKinds)[number]

/** What such a file can say of a dog, beside its class and its turn; each can be left out. */
export const runColumns = [
  ...(['number', 'dog', 'kennelClubName', 'pedigreeName', 'microchip', 'birthDate'] as const),
  ...(['nexusRank', 'kennelClubGrade', 'fciLevel', 'height', 'measured', 'handler'] as const),
] as const
export type RunColumn = (typeof runColumns)[number]
