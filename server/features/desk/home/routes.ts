import { refusalOf } from '#contract/access/authorize'
import { DeskHome, deskHomePath } from '#contract/desk/home'
import type { ServerDeps } from '../../../deps'
import { callerOf } from '../../../http/auth'
import { callerFacts } from '../../../http/authorize'
import type { Api } from '../../../http/types'
import { loadAppointmentTasks } from './appointmentTasks'
import { loadCourseTasks } from './courseTasks'
import { loadMeasuringTasks } from './measuringTasks'
import { loadMoney } from './money'
import { loadNumbers } from './numbers'
import { loadTasks } from './tasks'

/** What waits for someone at the desk, and how their next shows fill. */
export const deskHomeRoutes = (app: Api, { db, now }: ServerDeps): void => {
  app.route({
    method: 'GET',
    url: deskHomePath,
    config: { action: 'deskHome.read' },
    schema: { response: { 200: DeskHome } },
    handler: async (request) => {
      const { user } = callerOf(request)
      const at = now()
      return {
        ...(await loadTasks(db, user, at)),
        appointments: await loadAppointmentTasks(db, user, at),
        courses: await loadCourseTasks(db, user, at),
        dogs: await loadMeasuringTasks(db, user, at),
        money: refusalOf('transfer.settle', callerFacts(request)) === null ? await loadMoney(db, at) : null,
        shows: await loadNumbers(db, user, at),
      }
    },
  })
}
