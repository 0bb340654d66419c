import { chakra } from '@chakra-ui/react'
import { TrendingUp } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { DeskDog } from '#contract/dog/desk'
import { LevelConfirmation, type LevelProposal } from '#contract/dog/level'
import { parse } from '#contract/shared/parse'
import { useAnswerLevelMutation, useConfirmLevelMutation } from '../../../api/dog/levelApi'
import { Form } from '../../../forms/Form'
import { useForm } from '../../../forms/useForm'
import { useFormats } from '../../../i18n/useFormats'
import { useCallKey } from '../../../store/router/useCallKey'
import { useOpen } from '../../../store/ui/useOpen'
import { Button } from '../../../ui/kit/Button'
import { Notice } from '../../../ui/kit/Notice'
import { Section } from '../../../ui/kit/Section'
import { UnfitDialog } from '../desk/UnfitDialog'
import { useDeskChange } from '../desk/useDeskChange'
import { AnswerDialog, answerForm } from './AnswerDialog'
import { LevelDone, LevelStays } from './LevelDone'
import { messages } from './levelMessages'

const Parts = chakra('div', { base: { display: 'flex', flexDirection: 'column', alignItems: 'start', gap: '4' } })

const useConfirmation = (known: DeskDog) => useDeskChange(useConfirmLevelMutation, 'confirmLevel', known)

interface Props {
  known: DeskDog
  proposal: LevelProposal
}

/** The dog has earned a level: it is confirmed or declined. */
const Open = ({ known, proposal, change }: Props & { change: ReturnType<typeof useConfirmation> }) => {
  const { formatMessage } = useIntl()
  const dialog = useOpen({ kind: 'dialog', dialog: 'answerLevel' })
  const { id, name, version } = known.dog
  const { send, unfit, close } = change
  const { press, ...form } = useForm({
    form: 'confirm-level',
    record: { id, version },
    base: {},
    labels: {},
    parse: () => parse(LevelConfirmation, { proposalId: proposal.id, version, agreed: [] }),
    send,
  })
  const { next } = proposal
  return (
    <>
      <Form
        form={form}
        action={<FormattedMessage {...messages.confirm} values={{ next }} />}
        icon={<TrendingUp aria-hidden />}
        aside={
          <Button variant="outline" onClick={() => dialog.setOpen(true)}>
            {formatMessage(messages.decline)}
          </Button>
        }
      >
        <p>
          <FormattedMessage {...messages.earnedText} values={{ dog: name }} />
        </p>
      </Form>
      <UnfitDialog dog={name} unfit={unfit} pending={form.pending} onClose={close} onConfirm={press} />
      <AnswerDialog dog={known.dog} proposal={proposal} open={dialog.isOpen} onClose={() => dialog.setOpen(false)} />
    </>
  )
}

/** The level was confirmed, and its results were corrected since: it stays, with a reason, or another one is set. */
const Flagged = ({ known, proposal }: Props) => {
  const dialog = useOpen({ kind: 'dialog', dialog: 'answerLevel' })
  return (
    <>
      <p>
        <FormattedMessage {...messages.flaggedText} />
      </p>
      <Button variant="outline" onClick={() => dialog.setOpen(true)}>
        <FormattedMessage {...messages.keep} values={{ next: proposal.next }} />
      </Button>
      <AnswerDialog dog={known.dog} proposal={proposal} open={dialog.isOpen} onClose={() => dialog.setOpen(false)} />
    </>
  )
}

const Waiting = ({ known, proposal, change }: Parameters<typeof Open>[0]) => {
  const { longDay } = useFormats()
  const { rank, next, clearRounds: clear, agilityRounds: agility, earnedOn, isFlagged } = proposal
  const values = { dog: known.dog.name, rank, next, clear, agility, day: longDay(earnedOn) }
  return (
    <Parts>
      <Notice {...(isFlagged && { tone: 'warning' })}>
        <FormattedMessage {...(isFlagged ? messages.flagged : messages.earned)} values={values} />
      </Notice>
      {isFlagged ? (
        <Flagged known={known} proposal={proposal} />
      ) : (
        <Open known={known} proposal={proposal} change={change} />
      )}
    </Parts>
  )
}

/** An answer stays in sight until the dog, read again, has a level that waits. */
const isLast = (answer: DeskDog, { dog, proposal }: DeskDog) => proposal === null || dog.version < answer.dog.version

/** What waits for an admin of a dog's level, or what the admin has just decided of it. */
export const EarnedLevel = ({ known }: { known: DeskDog }) => {
  const change = useConfirmation(known)
  const [, { data: answered }] = useAnswerLevelMutation(useCallKey(answerForm))
  const { proposal } = known
  const content =
    change.done && isLast(change.done, known) ? (
      <LevelDone dog={change.done.dog} />
    ) : answered && isLast(answered, known) ? (
      <LevelStays dog={answered.dog} />
    ) : (
      proposal && <Waiting known={known} proposal={proposal} change={change} />
    )
  return content && <Section heading={<FormattedMessage {...messages.earnedHeading} />}>{content}</Section>
}
