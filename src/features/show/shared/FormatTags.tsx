import { FormattedMessage } from 'react-intl'
import { isStandard, type ClassFormat } from '#contract/show/classFormat'
import { formatMessages, kindMessages } from '../../../i18n/domainMessages'
import { StateTag } from '../../../ui/kit/StateTag'

interface Props {
  cls: ClassFormat & { veteran: boolean }
}

/** What sets a class apart from others of its type; nothing for most of them. */
export const FormatTags = ({ cls }: Props) => {
  const { name, kind, teamSize, combinedAs, veteran } = cls
  return (
    <>
      {name !== '' && (
        <StateTag tone="success">
          <bdi>{name}</bdi>
        </StateTag>
      )}
      {!isStandard({ kind, teamSize: null }) && (
        <StateTag>
          <FormattedMessage {...kindMessages[kind]} />
        </StateTag>
      )}
      {teamSize !== null && (
        <StateTag>
          <FormattedMessage
            {...(teamSize === 2 ? formatMessages.pairs : formatMessages.teams)}
            values={{ size: teamSize }}
          />
        </StateTag>
      )}
      {veteran && (
        <StateTag>
          <FormattedMessage {...formatMessages.veteran} />
        </StateTag>
      )}
      {combinedAs !== '' && (
        <StateTag>
          <FormattedMessage {...formatMessages.combined} values={{ name: combinedAs }} />
        </StateTag>
      )}
    </>
  )
}
