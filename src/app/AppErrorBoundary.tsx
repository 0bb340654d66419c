import { chakra } from '@chakra-ui/react'
import { Component, type ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { paths } from '#contract/shared/paths'
import { selectUnsent } from '../store/forms/unsent'
import { useAppDispatch, useAppSelector } from '../store/hooks'
import { navigate } from '../store/router/navigation'
import type { ReportOrigin } from '../store/router/reportOrigin'
import { selectLocation, selectScreenPath } from '../store/router/routerSlice'
import { chunkLoadFailed } from '../store/ui/chunkLoading'
import { thrownOf } from '../store/ui/thrown'
import { failed, selectFault, type Fault } from '../store/ui/uiSlice'
import { Button } from '../ui/kit/Button'
import { Page } from '../ui/kit/Page'
import { messages } from './messages'

type Failure = Pick<Fault, 'missing' | 'message' | 'stack'>

/** webpack's error for a file that is missing, refused or late. A late one says so: the network is slow, nothing is new. */
const failureOf = (error: unknown): Failure & { late: boolean } => {
  const { name, type } = (error ?? {}) as { name?: unknown; type?: unknown }
  const missing = name === 'ChunkLoadError' || name === 'CSSLoadError'
  return { missing, late: type === 'timeout', ...thrownOf(error) }
}

/** What is shown where a screen failed: plain links, so that even a broken router can be left. */
const BrokenScreen = ({ missing, message, stack }: Failure) => {
  const dispatch = useAppDispatch()
  const unsent = useAppSelector(selectUnsent)
  const { pathname } = useAppSelector(selectLocation)
  const origin: ReportOrigin = { page: pathname, error: { message, stack } }
  return (
    <Page
      title={<FormattedMessage {...(missing ? messages.missingTitle : messages.brokenTitle)} />}
      lead={<FormattedMessage {...(missing ? messages.missingText : messages.brokenText)} />}
    >
      {unsent && (
        <p>
          <FormattedMessage {...messages.unsent} />
        </p>
      )}
      <chakra.div display="flex" flexWrap="wrap" gap="4">
        <Button asChild>
          <a href="">
            <FormattedMessage {...messages.reload} />
          </a>
        </Button>
        <Button asChild variant="quiet">
          <a href={paths.home}>
            <FormattedMessage {...messages.home} />
          </a>
        </Button>
        {/* No link: a page that is loaded again has forgotten the steps that led here. */}
        <Button variant="quiet" onClick={() => dispatch(navigate(paths.reportProblem, { state: origin }))}>
          <FormattedMessage {...messages.report} />
        </Button>
      </chakra.div>
    </Page>
  )
}

interface Props {
  /** There is no frame around it. */
  alone?: boolean
  /** The screens without their frame: where that is what failed, a problem can still be reported. */
  unframed?: ReactNode
  children: ReactNode
}

interface BoundaryProps extends Props {
  /** What the store says has failed here. */
  fault: Fault | null
  /** The form of a report was opened. */
  isReporting: boolean
  onFailure: (failure: Failure & { late: boolean }) => void
}

class Boundary extends Component<BoundaryProps, { failure: Failure | null }> {
  override state = { failure: null as Failure | null }

  static getDerivedStateFromError(error: unknown) {
    return { failure: failureOf(error) }
  }

  override componentDidCatch(error: unknown) {
    this.props.onFailure(failureOf(error))
  }

  override render() {
    const { alone, fault, isReporting, unframed, children } = this.props
    const failure = this.state.failure ?? fault
    if (failure === null) return children
    const screen = isReporting && unframed ? unframed : <BrokenScreen {...failure} />
    return alone ? <main>{screen}</main> : screen
  }
}

/** Catches what a screen throws: never a blank page. The store knows, so that a trace shows it too. */
export const AppErrorBoundary = (props: Props) => {
  const dispatch = useAppDispatch()
  const { pathname } = useAppSelector(selectLocation)
  const fault = useAppSelector(selectFault)
  const of = props.alone ? 'frame' : 'screen'
  const isReporting = useAppSelector(selectScreenPath) === paths.reportProblem
  const onFailure = ({ late, ...failure }: Failure & { late: boolean }) => {
    dispatch(failed({ of, pathname, ...failure }))
    if (failure.missing && !late) void dispatch(chunkLoadFailed())
  }
  return <Boundary {...props} isReporting={isReporting} fault={fault?.of === of ? fault : null} onFailure={onFailure} />
}
