import { id, minute } from './buying'
import { logIn, type ApiResponse, type Caller } from './client'
import type { TestServer } from './startTestServer'

/** A show of the sample that is not open yet; its first class takes any dog. */
export const drawnShow = 'zakopane-pod-tatrami'
export const drawnClass = id(5, 401)
export const otherClass = id(5, 402)
export const windowMinutes = 60

/** Makes the show open in an hour, and has its places drawn an hour later: so many in the class that takes any dog. */
export const announceDraw = async (server: TestServer, places = 2): Promise<ApiResponse> => {
  await server.query(`update shows set entries_open_at = '2026-11-21T11:00:00Z' where slug = '${drawnShow}'`)
  await server.query(`update classes set capacity = ${places} where id = '${drawnClass}'`)
  const admin = await logIn(server, 'admin')
  return admin.put(`/desk/shows/${drawnShow}/fair-opening`, { minutes: windowMinutes })
}

/** Opens the window. */
export const openWindow = (server: TestServer): void => server.clock.set('2026-11-21T11:00:00.000Z')
export const endWindow = (server: TestServer): void => server.clock.advance(windowMinutes * minute)

export const apply = (who: Caller, dogIds: string[], classIds: string[] = [drawnClass]): Promise<ApiResponse> =>
  who.put(`/shows/${drawnShow}/draw/application`, {
    choices: dogIds.flatMap((dogId) => classIds.map((classId) => ({ classId, dogId }))),
  })

export const ownDraw = async (who: Caller) => (await who.get(`/shows/${drawnShow}/draw/application`)).json.application
export const publishedDraw = async (who: Caller) => (await who.get(`/shows/${drawnShow}/draw`)).json
