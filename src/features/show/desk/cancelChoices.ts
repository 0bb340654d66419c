import type { DeskClass } from '#contract/results/desk'

/** What can be cancelled at once: a class, a ring on a day, or a day. */
export type CancelChoice =
  | { kind: 'day'; key: string; date: string; classIds: string[] }
  | { kind: 'ring'; key: string; date: string; ring: number; classIds: string[] }
  | { kind: 'class'; key: string; cls: DeskClass; classIds: string[] }

const distinct = <Value>(values: readonly Value[]): Value[] => [...new Set(values)]
const idsOf = (classes: readonly DeskClass[]) => classes.map(({ id }) => id)

/** Everything that can be cancelled, the days first. What was cancelled before, or has published results, is in none of it. */
export const cancelChoices = (all: readonly DeskClass[]): CancelChoice[] => {
  const classes = all.filter(({ cancelReason, resultsPublished }) => cancelReason === null && !resultsPublished)
  const days = distinct(classes.map(({ date }) => date)).map((date) => ({
    date,
    ofDay: classes.filter((cls) => cls.date === date),
  }))
  return [
    ...days.map(({ date, ofDay }) => ({ kind: 'day' as const, key: `day ${date}`, date, classIds: idsOf(ofDay) })),
    ...days.flatMap(({ date, ofDay }) =>
      distinct(ofDay.map(({ ring }) => ring))
        .toSorted((one, other) => one - other)
        .map((ring) => ({
          kind: 'ring' as const,
          key: `ring ${date} ${ring}`,
          date,
          ring,
          classIds: idsOf(ofDay.filter((cls) => cls.ring === ring)),
        })),
    ),
    ...classes.map((cls) => ({ kind: 'class' as const, key: `class ${cls.id}`, cls, classIds: [cls.id] })),
  ]
}
