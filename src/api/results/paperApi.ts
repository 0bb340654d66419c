import { paperEndpoints, type PaperKind } from '#contract/results/papers'
import { api } from '../api'
import { callOf } from '../callOf'
import { pageQuery } from '../paging'
import { saveFile } from '../saveFile'

/** `class` is empty for all classes of the show. */
interface PaperArg {
  slug: string
  class: string
}

/** What is printed for a show. */
const paperApi = api.injectEndpoints({
  endpoints: (build) => ({
    savePapers: build.mutation<null, PaperArg & { kind: PaperKind }>({
      queryFn: ({ slug, kind, ...query }, call, _options, ask) =>
        saveFile(call, ask, {
          of: paperEndpoints.savePapers,
          request: callOf(paperEndpoints.savePapers, { params: { slug }, query: { kind, ...pageQuery(null, query) } }),
          name: `${slug}-${kind}.pdf`,
        }),
    }),
    saveScoreSheets: build.mutation<null, PaperArg>({
      queryFn: ({ slug, ...query }, call, _options, ask) =>
        saveFile(call, ask, {
          of: paperEndpoints.saveScoreSheets,
          request: callOf(paperEndpoints.saveScoreSheets, { params: { slug }, query: pageQuery(null, query) }),
          name: `${slug}-score-sheets.pdf`,
        }),
    }),
    saveCertificates: build.mutation<null, { slug: string; classId: string }>({
      queryFn: ({ slug, classId }, call, _options, ask) =>
        saveFile(call, ask, {
          of: paperEndpoints.saveCertificates,
          request: callOf(paperEndpoints.saveCertificates, { params: { slug, classId } }),
          name: `${slug}-certificates.pdf`,
        }),
    }),
  }),
})

export const { useSavePapersMutation, useSaveScoreSheetsMutation, useSaveCertificatesMutation } = paperApi
