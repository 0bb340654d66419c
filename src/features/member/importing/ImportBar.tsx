import { chakra } from '@chakra-ui/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { importLimits } from '#contract/member/importing'
import { useAppDispatch, useAppSelector } from '../../../store/hooks'
import { importMembers } from '../../../store/member/importMembers'
import { selectFateCounts } from '../../../store/member/importRows'
import { importCancelled, inviteChosen, selectMemberImport } from '../../../store/member/memberImportSlice'
import { Button } from '../../../ui/kit/Button'
import { Panel } from '../../../ui/kit/Panel'
import { Pole } from '../../../ui/kit/Pole'
import { RadioGroup } from '../../../ui/kit/RadioGroup'
import { messages } from './messages'

const Grid = chakra('div', { base: { display: 'grid', gap: '4', justifyItems: 'start' } })
const Progress = chakra('div', { base: { display: 'grid', gap: '2', width: 'full' } })
const Small = chakra('p', { base: { textStyle: 'small', color: 'fg.muted' } })

const fileNameMax = 200

const Importing = ({ done, total }: { done: number; total: number }) => {
  const { formatMessage } = useIntl()
  const dispatch = useAppDispatch()
  const text = formatMessage(messages.progress, { done, total })
  return (
    <Grid>
      <Progress>
        <p role="status">{text}</p>
        <Pole share={done / total} label={text} />
      </Progress>
      <Small>
        <FormattedMessage {...messages.stopText} />
      </Small>
      <Button variant="outline" onClick={() => dispatch(importCancelled({ importing: null }))}>
        <FormattedMessage {...messages.stop} />
      </Button>
    </Grid>
  )
}

/** Whether new members are invited, and the button that opens their accounts; then how far that is. */
export const ImportBar = () => {
  const { formatMessage } = useIntl()
  const dispatch = useAppDispatch()
  const { file, invite, importing } = useAppSelector(selectMemberImport)
  const { new: count } = useAppSelector(selectFateCounts)
  const { invitationsPerHour: perHour } = importLimits
  const reason = formatMessage(messages.reasonOfImport, { file: file?.name.slice(0, fileNameMax) })
  if (importing)
    return (
      <Panel strong>
        <Importing {...importing} />
      </Panel>
    )
  if (count === 0)
    return (
      <p>
        <FormattedMessage {...messages.nothing} />
      </p>
    )
  return (
    <Panel strong>
      <Grid>
        <RadioGroup
          id="import-invite"
          name="import-invite"
          label={formatMessage(messages.invite)}
          hint={formatMessage(messages.inviteHint, { perHour, hours: Math.ceil(count / perHour) })}
          value={invite === null ? '' : String(invite)}
          onChange={({ target }) => dispatch(inviteChosen({ invite: target.value === 'true' }))}
          options={[
            { value: 'true', label: formatMessage(messages.inviteYes) },
            { value: 'false', label: formatMessage(messages.inviteNo) },
          ]}
        />
        <Button disabled={invite === null} onClick={() => void dispatch(importMembers(reason))}>
          <FormattedMessage {...messages.start} values={{ count }} />
        </Button>
      </Grid>
    </Panel>
  )
}
