import type { ReactNode } from 'react'
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl'
import { mergeFacts, type MergeFact, type MergePreview, type MergeSide } from '#contract/member/merging'
import { useFormats } from '../../../i18n/useFormats'
import { Section } from '../../../ui/kit/Section'
import { Table } from '../../../ui/kit/Table'
import { mailKindMessages } from '../page/messages'
import { kindMessages } from '../shared/recordMessages'
import { factMessages, messages } from './messages'
import { useFactText } from './useFactText'

type Membership = Pick<MergeSide, 'state' | 'kind' | 'renewalDate'>

const useTexts = () => {
  const { formatMessage, formatList } = useIntl()
  const { longDay } = useFormats()
  return {
    list: (texts: string[]) => (texts.length > 0 ? <bdi>{formatList(texts)}</bdi> : null),
    mails: (kinds: MergeSide['unsubscribedFrom']) =>
      kinds.length > 0 ? formatList(kinds.map((kind) => formatMessage(mailKindMessages[kind]))) : null,
    membership: ({ state, kind, renewalDate }: Membership) => {
      if (state === 'never_paid') return null
      const values = { kind: formatMessage(kindMessages[kind]), day: renewalDate && longDay(renewalDate) }
      return formatMessage(renewalDate === null ? messages.endless : messages.until, values)
    },
  }
}

interface Props {
  preview: MergePreview
  /** The facts that the kept account gets from the other one. */
  take?: readonly MergeFact[]
}

/** What each of two accounts has, and what the kept one has once they are merged. */
export const ComparedAccounts = ({ preview: { kept, merged, after }, take = [] }: Props) => {
  const { formatMessage } = useIntl()
  const { list, mails, membership } = useTexts()
  const factText = useFactText()
  const ofFact = (fact: MergeFact): [MessageDescriptor, ReactNode[]] => {
    const [own, other] = [factText(kept, fact), factText(merged, fact)]
    return [
      factMessages[fact],
      [own, other, own === '' || take.includes(fact) ? other : own].map((text) =>
        text === '' ? null : <bdi key="text">{text}</bdi>,
      ),
    ]
  }
  const count = (one: 'purchases' | 'entriesAhead' | 'waiting' | 'notes'): (number | null)[] => {
    const [own, other] = [kept[one], merged[one]]
    return own + other === 0 ? [null, null, null] : [own, other, own + other]
  }
  const [name, ...others] = mergeFacts
  const lines: [MessageDescriptor, ReactNode[]][] = [
    ofFact(name),
    [
      messages.logIn,
      [kept.email, merged.email, kept.email].map((email, index) => (
        <bdi key={index} dir="ltr">
          {email}
        </bdi>
      )),
    ],
    [messages.number, [kept.memberNumber, merged.memberNumber, after.memberNumber]],
    [messages.membership, [membership(kept), membership(merged), membership(after)]],
    ...others.map(ofFact),
    [
      messages.dogs,
      [list(kept.dogNames), list(merged.dogNames), list([...new Set([...kept.dogNames, ...merged.dogNames])])],
    ],
    [messages.purchases, count('purchases')],
    [messages.entries, count('entriesAhead')],
    [messages.waiting, count('waiting')],
    [messages.notes, count('notes')],
    [
      messages.unsubscribed,
      [mails(kept.unsubscribedFrom), mails(merged.unsubscribedFrom), mails(after.unsubscribedFrom)],
    ],
  ]
  const none = formatMessage(messages.none)
  return (
    <Section heading={<FormattedMessage {...messages.compared} />}>
      <Table
        label={formatMessage(messages.compared)}
        head={[messages.fact, messages.kept, messages.merged, messages.after].map((one) => ({
          label: formatMessage(one),
        }))}
        rows={lines
          .filter(([, values]) => values.some((value) => value !== null))
          .map(([label, values]) => {
            const [own, other, afterwards] = values.map((value) => value ?? none)
            return {
              id: formatMessage(label),
              cells: [formatMessage(label), own, other, <b key="after">{afterwards}</b>],
            }
          })}
      />
    </Section>
  )
}
