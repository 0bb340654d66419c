import type { ApiResponse, Caller } from './client'

/** What an admin and the approvers of a published show do with a change of it. */
export const proposingFor = (slug: string, getAdmin: () => Caller) => {
  const at = `/desk/shows/${slug}`
  const edited = async () => (await getAdmin().get(`${at}/edit`)).json
  const save = async (change: object, why = 'The hall has another event on that day.'): Promise<ApiResponse> => {
    const { form, version } = await edited()
    return getAdmin().put(at, { ...form, version, why, ...change })
  }
  const proposed = async (who = getAdmin()) => (await who.get(at)).json.proposal
  const decide = async (who: Caller, step: string, body: object = {}): Promise<ApiResponse> =>
    who.post(`${at}/proposal/${step}`, { id: (await proposed())?.id, ...body })
  /** A class with entries that has not begun, and the change that moves it by some days. */
  const moved = async (days: number, classId?: string) => {
    const { form, use } = await edited()
    const cls = form.classes.find(({ id }: { id: string }) =>
      classId === undefined
        ? use.some((one: { id: string; isUsed: boolean; begun: boolean }) => one.id === id && one.isUsed && !one.begun)
        : id === classId,
    )
    const day = new Date(Date.parse(cls.date) + days * 86_400_000).toISOString().slice(0, 10)
    const classes = form.classes.map((one: { id: string }) => (one.id === cls.id ? { ...cls, date: day } : one))
    const [startDate, endDate] = [[day, form.startDate].sort()[0], [day, form.endDate].sort()[1]]
    return { cls, day, change: { classes, startDate, endDate } }
  }
  return { at, edited, save, proposed, decide, moved }
}
