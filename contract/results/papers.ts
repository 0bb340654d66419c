import * as z from 'zod/mini'
import { pdf, type Endpoints } from '../shared/endpoint'
import { ClassParams, SlugParams } from '../shared/params'

/** What admins print of a show, or of one class of it: results, the prize list, and labels with a dog's number, name and handler. */
export const paperKinds = ['results', 'prizes', 'labels'] as const
export type PaperKind = (typeof paperKinds)[number]

export const PapersQuery = z.object({ kind: z.enum(paperKinds), class: z.optional(z.uuid()) })
export type PapersQuery = z.infer<typeof PapersQuery>

export const ScoreSheetsQuery = z.object({ class: z.optional(z.uuid()) })

export const paperEndpoints = {
  savePapers: {
    method: 'GET',
    path: '/desk/shows/:slug/papers.pdf',
    action: 'showEntry.read',
    schema: { params: SlugParams, querystring: PapersQuery, response: pdf },
  },
  /** A page for each place and clear round of a class. */
  saveCertificates: {
    method: 'GET',
    path: '/desk/shows/:slug/classes/:classId/certificates.pdf',
    action: 'showEntry.read',
    schema: { params: ClassParams, response: pdf },
  },
  /** What is filled in at the ring, for those who work on the show. */
  saveScoreSheets: {
    method: 'GET',
    path: '/desk/shows/:slug/score-sheets.pdf',
    action: 'runningOrder.read',
    schema: { params: SlugParams, querystring: ScoreSheetsQuery, response: pdf },
  },
} as const satisfies Endpoints
