import { chakra } from '@chakra-ui/react'
import { Download } from 'lucide-react'
import { useMemo } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { usePort } from '../../../store/hooks'
import { useOpen } from '../../../store/ui/useOpen'
import { Button } from '../../../ui/kit/Button'
import { SourceText } from '../../../ui/kit/SourceText'
import type { StepsFile } from '../file/makeFile'
import { messages } from './messages'
import { sentSteps } from './sentSteps'

/** A browser takes its time over a text of megabytes. */
const mostShown = 50_000

const Root = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '3', alignItems: 'flex-start' } })
const List = chakra('ol', {
  base: {
    width: 'full',
    maxHeight: '320px',
    overflowY: 'auto',
    listStyle: 'none',
    bg: 'bg.panel',
    border: '1px solid',
    borderColor: 'border',
    paddingInline: '3',
    '& > li': {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      columnGap: '3',
      paddingBlock: '2',
      overflowWrap: 'anywhere',
      '& + li': { borderTop: '1px solid', borderColor: 'border' },
    },
    '& time': { fontVariantNumeric: 'tabular-nums', color: 'fg.muted' },
  },
})
const Whole = chakra('details', {
  base: {
    width: 'full',
    '& > summary': { minHeight: 'touch', display: 'list-item', alignContent: 'center', fontWeight: 'semibold' },
  },
})

/** The steps that a report sends: readable, and as the file that they are. */
export const Steps = ({ text, trace }: StepsFile) => {
  const { formatMessage, formatTime } = useIntl()
  const { effects } = usePort()
  const { isOpen, setOpen } = useOpen({ kind: 'reportFile' })
  const steps = useMemo(() => sentSteps(trace), [trace])
  const clock = { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' } as const
  return (
    <Root>
      <p>
        <FormattedMessage {...messages.stepsText} values={{ count: steps.length }} />
      </p>
      {/* It scrolls, so the keyboard has to reach it. */}
      <List tabIndex={0} aria-label={formatMessage(messages.stepsList)}>
        {steps.map(({ step, time, message, values }) => (
          <li key={step}>
            <time dateTime={new Date(time).toISOString()}>{formatTime(time, clock)}</time>
            <span>
              <FormattedMessage {...message} values={values} />
            </span>
          </li>
        ))}
      </List>
      <Whole open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>
          <FormattedMessage {...messages.wholeFile} />
        </summary>
        {isOpen && (
          <>
            <SourceText label={formatMessage(messages.wholeFile)}>{text.slice(0, mostShown)}</SourceText>
            {text.length > mostShown && (
              <p>
                <FormattedMessage {...messages.cut} values={{ count: text.length }} />
              </p>
            )}
          </>
        )}
      </Whole>
      <Button
        variant="outline"
        icon={<Download aria-hidden />}
        onClick={() => effects.files.save('problem-report.json', 'application/json', text)}
      >
        <FormattedMessage {...messages.saveFile} />
      </Button>
    </Root>
  )
}
