import { chakra } from '@chakra-ui/react'
import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { EntryItem } from '#contract/purchase/cartItem'
import type { Dog, PermanentFlag } from '#contract/dog/dog'
import type { DogChangeQuote } from '#contract/dog/change'
import { useForm } from '../../../forms/useForm'
import { useFormats } from '../../../i18n/useFormats'
import { useReasons } from '../../../i18n/useReasons'
import { Banner } from '../../../ui/kit/Banner'
import { Dialog } from '../../../ui/kit/Dialog'
import { TextField } from '../../../ui/kit/TextField'
import { messages } from './changeMessages'
import { dogFieldMessages } from '../shared/fieldMessages'

const Part = chakra('section', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    borderTop: '1px solid',
    borderColor: 'border',
    paddingTop: '4',
  },
})
const Name = chakra('h3', { base: { fontWeight: 'semibold' } })
const Lines = chakra('ul', {
  base: {
    listStyle: 'none',
    bg: 'danger.bg',
    color: 'danger.fg',
    textStyle: 'small',
    fontWeight: 'semibold',
    paddingInline: '3',
    '& > li': { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: '4', paddingBlock: '2' },
  },
})
const flagTexts: Record<PermanentFlag, typeof messages.retiredText> = {
  retired: messages.retiredText,
  oldAgeDog: messages.oldAgeDogText,
  lowerLevel: messages.lowerLevelText,
}

interface Props {
  dog: Dog
  /** What the change would do; nothing is asked without it. */
  quote: DogChangeQuote | undefined
  again: boolean
  pending: boolean
  onClose: () => void
  onConfirm: () => void
}

/** Says what a change would do, and asks: a permanent flag is confirmed by typing the dog's name. */
export const ChangeDialog = ({ dog, quote, again, pending, onClose, onConfirm }: Props) => {
  const { formatMessage } = useIntl()
  const { money, longDay } = useFormats()
  const wordReason = useReasons()
  const typed = useForm({
    form: 'confirmDog',
    record: { id: dog.id, version: dog.version },
    base: { typedName: '' },
    labels: { typedName: formatMessage(messages.typeName) },
    invalid: { typedName: formatMessage(messages.typeNameWrong, { dog: dog.name }) },
    parse: ({ typedName }) =>
      typedName.trim() === dog.name || quote?.flags.length === 0
        ? { success: true, data: null }
        : { success: false, fields: { typedName: 'invalid' } },
    send: async () => {
      onConfirm()
      return null
    },
  })
  const flags = quote?.flags ?? []
  const lineOf = ({ showName, date, startTime, ring }: EntryItem): ReactNode => (
    <FormattedMessage {...messages.entry} values={{ show: showName, date: longDay(date), time: startTime, ring }} />
  )
  const first = flags[0]
  const title = first
    ? formatMessage(messages.question, {
        dog: dog.name,
        count: flags.length,
        flags: formatMessage(dogFieldMessages[first.flag]).toLocaleLowerCase(),
      })
    : formatMessage(messages.questionUnfit, { dog: dog.name })
  return (
    <Dialog
      open={quote !== undefined}
      onClose={() => {
        typed.leave()
        onClose()
      }}
      irreversible={flags.length > 0}
      title={title}
      text={flags.length > 0 && <FormattedMessage {...messages.irreversible} />}
      confirm={{
        action: <FormattedMessage {...(flags.length > 0 ? messages.confirm : messages.save)} />,
        icon: <Lock aria-hidden />,
        pending,
        onConfirm: typed.press,
      }}
    >
      {again && (
        <Banner tone="warning" role="status">
          <FormattedMessage {...messages.again} />
        </Banner>
      )}
      {flags.map(({ flag, classesLost }) => (
        <Part key={flag}>
          <Name>
            <FormattedMessage {...dogFieldMessages[flag]} />
          </Name>
          <p>
            <FormattedMessage {...flagTexts[flag]} values={{ dog: dog.name }} />{' '}
            <FormattedMessage {...messages.classesLost} values={{ lost: classesLost, fits: quote?.fits ?? 0 }} />
          </p>
          {flag === 'retired' && quote && quote.withdrawn.length > 0 && (
            <>
              <Lines>
                {quote.withdrawn.map(({ entryId, item, refund }) => (
                  <li key={entryId}>
                    <span>{lineOf(item)}</span>
                    <span>
                      {refund === null ? (
                        <FormattedMessage {...messages.notPaid} />
                      ) : (
                        <>
                          <FormattedMessage {...messages.withdrawn} />,{' '}
                          <FormattedMessage {...messages.back} values={{ amount: money(refund, item.currency) }} />
                        </>
                      )}
                    </span>
                  </li>
                ))}
              </Lines>
              {quote.refund > 0 && (
                <p>
                  <FormattedMessage {...messages.refund} values={{ amount: money(quote.refund, quote.currency) }} />
                </p>
              )}
            </>
          )}
        </Part>
      ))}
      {quote && quote.unfit.length > 0 && (
        <Part>
          <Name>
            <FormattedMessage {...messages.unfit} />
          </Name>
          <p>
            <FormattedMessage {...messages.unfitText} />
          </p>
          <Lines>
            {quote.unfit.map(({ entryId, item, reasons }) => (
              <li key={entryId}>
                <span>{lineOf(item)}</span>
                <span>{reasons.map((reason) => wordReason(reason, dog.name)).join(' ')}</span>
              </li>
            ))}
          </Lines>
        </Part>
      )}
      {flags.length > 0 && <TextField autoComplete="off" {...typed.of('typedName')} />}
    </Dialog>
  )
}
