import { chakra } from '@chakra-ui/react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { ContractJudge, JudgeContract } from '#contract/money/judgeContract'
import type { Settlement } from '#contract/money/settlement'
import { useFormats } from '../../../i18n/useFormats'
import { Notice } from '../../../ui/kit/Notice'
import { Numeral } from '../../../ui/kit/Numeral'
import { Section } from '../../../ui/kit/Section'
import { StateTag } from '../../../ui/kit/StateTag'
import { Table } from '../../../ui/kit/Table'
import { ContractActions } from './ContractActions'
import { messages, travelMessages } from './contractMessages'

const Line = chakra('span', { base: { display: 'block', textStyle: 'small', color: 'fg.muted', fontWeight: 'normal' } })
const Part = chakra('div', { base: { marginBottom: '4' } })

const Judge = ({ judge: { name, isNamed, own, classes } }: { judge: ContractJudge }) => (
  <span>
    <bdi>{name}</bdi>
    <Line>
      {isNamed ? (
        <FormattedMessage {...messages.classes} values={{ classes }} />
      ) : (
        <FormattedMessage {...messages.replaced} />
      )}
    </Line>
    {own && (
      <Line>
        <FormattedMessage {...messages.own} />
      </Line>
    )}
  </span>
)

const Travel = ({ contract: { travelKind, travel, currency } }: { contract: JudgeContract }) => {
  const { money } = useFormats()
  return (
    <>
      {travel > 0 && <Numeral size="s">{money(travel, currency)}</Numeral>}
      <Line>
        <FormattedMessage {...travelMessages[travelKind]} />
      </Line>
    </>
  )
}

const State = ({ contract }: { contract: JudgeContract | null }) => {
  const { briefDay } = useFormats()
  if (contract === null)
    return (
      <StateTag>
        <FormattedMessage {...messages.missing} />
      </StateTag>
    )
  const { signedOn, isOutdated } = contract
  return (
    <span>
      <StateTag tone={signedOn === null ? 'warning' : 'success'}>
        <FormattedMessage {...(signedOn === null ? messages.draft : messages.signed)} />
      </StateTag>
      {signedOn !== null && <Line>{briefDay(signedOn)}</Line>}
      {isOutdated && (
        <Line>
          <FormattedMessage {...messages.outdated} />
        </Line>
      )}
    </span>
  )
}

/** What is agreed with each judge of a show. */
export const Contracts = ({ slug, known: { judges, cancelled, currency } }: { slug: string; known: Settlement }) => {
  const { formatMessage } = useIntl()
  const { money } = useFormats()
  const title = formatMessage(messages.title)
  const columns = ['judge', 'fee', 'travel', 'state', 'actions'] as const
  return (
    <Section heading={title}>
      {cancelled && judges.some(({ contract }) => contract !== null) && (
        <Part>
          <Notice>
            <FormattedMessage {...messages.cancelled} />
          </Notice>
        </Part>
      )}
      {judges.length === 0 ? (
        <p>
          <FormattedMessage {...messages.noJudges} />
        </p>
      ) : (
        <Table
          label={title}
          head={columns.map((column) => ({
            label: formatMessage(messages[column]),
            numeral: column === 'fee' || column === 'travel',
          }))}
          rows={judges.map((judge) => {
            const { id, contract } = judge
            return {
              id,
              cells: [
                <Judge key="judge" judge={judge} />,
                contract && (
                  <Numeral key="fee" size="s">
                    {money(contract.fee, contract.currency)}
                  </Numeral>
                ),
                contract && <Travel key="travel" contract={contract} />,
                <State key="state" contract={contract} />,
                judge.own && contract === null ? null : (
                  <ContractActions key="actions" slug={slug} judge={judge} currency={currency} />
                ),
              ],
            }
          })}
        />
      )}
    </Section>
  )
}
