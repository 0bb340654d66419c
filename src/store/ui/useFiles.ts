import { apiBase } from '#contract/shared/paths'
import { usePort } from '../hooks'

/** What a screen needs of the port for files: an id for one that was chosen, and where the API has one to show. */
export const useFiles = () => {
  const { effects, apiHost } = usePort()
  return {
    keep: (file: Blob) => effects.files.keep(file),
    addressOf: (path: string) => apiHost + apiBase + path,
  }
}
