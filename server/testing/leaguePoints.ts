interface Row {
  dog: string
  name: string
  height: string
  class: string
  place: number
  total: number
  time: number
  /** Places of this class say who was better among the dogs of a height. */
  by_place: boolean
}

/**
 * The points of each dog and height in a league that is ranked by height, worked out from published results one by one: its
 * place in each class among the dogs of its height, what that is worth, and the best of them.
 */
export const leaguePoints = async (
  query: (statement: string) => Promise<Record<string, unknown>[]>,
  slug: string,
): Promise<Map<string, number>> => {
  const [league] = await query(
    `select points, best_results, starts_on::text, ends_on::text from leagues where slug = '${slug}'`,
  )
  const worth = league?.points as number[]
  const rows = (await query(`select e.dog_id dog, d.name, r.height, r.class_id "class", r.place, r.total, r.time,
      s.placed_by <> 'level' by_place
    from results r join class_results s on s.class_id = r.class_id join entries e on e.id = r.entry_id
    join dogs d on d.id = e.dog_id join classes c on c.id = r.class_id
    where s.published_at is not null and r.place is not null and c.kind = 'standard' and c.team_size is null
      and c.date between '${String(league?.starts_on)}' and '${String(league?.ends_on)}'`)) as unknown as Row[]
  const points = new Map<string, number[]>()
  for (const row of rows) {
    const isBetter = (other: Row) =>
      row.by_place
        ? other.place < row.place
        : other.total < row.total || (other.total === row.total && other.time < row.time)
    const ahead = rows.filter((other) => other.class === row.class && other.height === row.height && isBetter(other))
    const won = worth[ahead.length]
    const key = `${row.name} ${row.height}`
    if (won !== undefined) points.set(key, [...(points.get(key) ?? []), won])
  }
  const best = Number(league?.best_results)
  return new Map(
    [...points].map(([key, all]) => [
      key,
      all
        .toSorted((a, b) => b - a)
        .slice(0, best)
        .reduce((sum, one) => sum + one, 0),
    ]),
  )
}
