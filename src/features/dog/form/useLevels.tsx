import { useIntl } from 'react-intl'
import { useGetNexusLevelsQuery } from '../../../api/dog/dogsApi'
import { ErrorState } from '../../../ui/kit/ErrorState'
import { Loader } from '../../../ui/kit/Loader'
import { messages } from './formMessages'

/** The ladder of Nexus levels, and its placeholder until it is loaded. */
export const useLevels = () => {
  const { formatMessage } = useIntl()
  const { data: levels, isError, refetch } = useGetNexusLevelsQuery()
  const waiting = isError ? (
    <ErrorState heading={formatMessage(messages.levelsFailed)} onAgain={() => void refetch()}>
      {formatMessage(messages.levelsFailedText)}
    </ErrorState>
  ) : (
    <Loader label={formatMessage(messages.levelsLoading)} />
  )
  return { levels, waiting }
}
