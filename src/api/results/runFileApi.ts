import { runFileEndpoints } from '#contract/results/runFileEndpoints'
import type { RunFileKind } from '#contract/results/runFiles'
import { api } from '../api'
import { pageQuery } from '../paging'
import { fileCall, savesFile } from '../files'

const runFiles = { csv: runFileEndpoints.getRunsTable, xlsx: runFileEndpoints.getRunsWorkbook }

/** `class` is empty for all classes of the show; `columns`: what the file says of each dog, with commas between them. */
interface RunFileArg {
  slug: string
  as: keyof typeof runFiles
  kind: RunFileKind
  class: string
  columns: string
}

/** Running orders and results as files. */
const runFileApi = api.injectEndpoints({
  endpoints: (build) => ({
    saveRuns: build.mutation<null, RunFileArg>({
      queryFn: savesFile(({ slug, as, kind, ...query }) => ({
        ...fileCall(runFiles[as], { params: { slug }, query: { kind, ...pageQuery(null, query) } }),
        name: `${slug}-${kind}.${as}`,
      })),
    }),
  }),
})

export const { useSaveRunsMutation } = runFileApi
