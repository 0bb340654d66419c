import { useGetPlacesQuery } from '../../api/show/showsApi'

const pollEvery = 10_000
/** A server in trouble is not helped by a question every few seconds from everyone. */
const pollAfterFailureEvery = 60_000

/** Keeps the places of a show as they are now, for as long as it takes entries: the show that is read is written again. */
export const useLivePlaces = (slug: string, takesEntries: boolean): void => {
  const skip = !takesEntries
  const last = useGetPlacesQuery(slug, { skip })
  useGetPlacesQuery(slug, { skip, pollingInterval: last.isError ? pollAfterFailureEvery : pollEvery })
}
