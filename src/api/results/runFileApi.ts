import { runFileEndpoints } from '#contract/results/runFileEndpoints'
import type { RunFileKind } from '#contract/results/runFiles'
import { api } from '../api'
import { callOf } from '../callOf'
import { pageQuery } from '../paging'
import { saveFile } from '../saveFile'

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
      queryFn: ({ slug, as, kind, ...query }, call, _options, ask) =>
        saveFile(call, ask, {
          of: runFiles[as],
          request: callOf(runFiles[as], { params: { slug }, query: { kind, ...pageQuery(null, query) } }),
          name: `${slug}-${kind}.${as}`,
        }),
    }),
  }),
})

export const { useSaveRunsMutation } = runFileApi
