import { paperEndpoints, type PaperKind } from '#contract/results/papers'
import { api } from '../api'
import { pageQuery } from '../paging'
import { fileCall, savesFile } from '../files'

/** `class` is empty for all classes of the show. */
interface PaperArg {
  slug: string
  class: string
}

/** What is printed for a show. */
const paperApi = api.injectEndpoints({
  endpoints: (build) => ({
    savePapers: build.mutation<null, PaperArg & { kind: PaperKind }>({
      queryFn: savesFile(({ slug, kind, ...query }) => ({
        ...fileCall(paperEndpoints.savePapers, { params: { slug }, query: { kind, ...pageQuery(null, query) } }),
        name: `${slug}-${kind}.pdf`,
      })),
    }),
    saveScoreSheets: build.mutation<null, PaperArg>({
      queryFn: savesFile(({ slug, ...query }) => ({
        ...fileCall(paperEndpoints.saveScoreSheets, { params: { slug }, query: pageQuery(null, query) }),
        name: `${slug}-score-sheets.pdf`,
      })),
    }),
    saveCertificates: build.mutation<null, { slug: string; classId: string }>({
      queryFn: savesFile(({ slug, classId }) => ({
        ...fileCall(paperEndpoints.saveCertificates, { params: { slug, classId } }),
        name: `${slug}-certificates.pdf`,
      })),
    }),
  }),
})

export const { useSavePapersMutation, useSaveScoreSheetsMutation, useSaveCertificatesMutation } = paperApi
