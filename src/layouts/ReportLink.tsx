import { chakra } from '@chakra-ui/react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router'
import { paths } from '#contract/shared/paths'
import { useAppSelector } from '../store/hooks'
import type { ReportOrigin } from '../store/router/reportOrigin'
import { selectLocation } from '../store/router/routerSlice'
import { messages } from './messages'

const Target = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 'touch',
    fontWeight: 'semibold',
  },
  variants: { underlined: { true: { textDecoration: 'underline', textUnderlineOffset: '3px' } } },
})

interface Props extends Pick<ReportOrigin, 'error'> {
  /** Where a menu would not show that it is a link. */
  underlined?: boolean
}

/** Leads to the form for a problem, which knows the page where it was opened, and the error that was shown there. */
export const ReportLink = ({ error, underlined = false }: Props) => {
  const { pathname, state } = useAppSelector(selectLocation)
  // At the form the link is to the same report.
  const origin =
    pathname === paths.reportProblem ? state : ({ page: pathname, ...(error && { error }) } satisfies ReportOrigin)
  return (
    <Target underlined={underlined} asChild>
      <Link to={paths.reportProblem} state={origin}>
        <FormattedMessage {...messages.report} />
      </Link>
    </Target>
  )
}
