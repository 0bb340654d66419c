import { chakra } from '@chakra-ui/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { heightCategory } from '#contract/dog/heightBands'
import { mostMeasurements } from '#contract/dog/countingHeight'
import type { DogMeasurement, Measurings } from '#contract/dog/measuring'
import { heightMessages } from '../../../i18n/domainMessages'
import { useFormats } from '../../../i18n/useFormats'
import { HeightTag } from '../../../ui/kit/HeightTag'
import { Notice } from '../../../ui/kit/Notice'
import { Row } from '../../../ui/kit/Row'
import { RowList } from '../../../ui/kit/RowList'
import { StateTag } from '../../../ui/kit/StateTag'
import { messages } from './heightMessages'

const Parts = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '4' } })
const Reason = chakra('span', { base: { display: 'block', overflowWrap: 'anywhere', whiteSpace: 'pre-line' } })

const MeasurementRow = ({ row: { height, by, at, counts, dispute } }: { row: DogMeasurement }) => {
  const { formatMessage } = useIntl()
  const { centimetres, localMoment } = useFormats()
  const category = heightCategory(height)
  return (
    <Row
      title={<FormattedMessage {...messages.centimetres} values={{ height: centimetres(height) }} />}
      tags={
        <>
          <HeightTag height={category}>{formatMessage(heightMessages[category])}</HeightTag>
          {counts && (
            <StateTag tone="success">
              <FormattedMessage {...messages.counts} />
            </StateTag>
          )}
        </>
      }
      facts={
        <>
          <FormattedMessage {...messages.said} values={{ day: localMoment(at).day, by: by ?? 'none' }} />
          {dispute && (
            <Reason>
              <FormattedMessage
                {...messages.disputed}
                values={{ day: localMoment(dispute.at).day, reason: <bdi>{dispute.reason}</bdi> }}
              />
            </Reason>
          )}
        </>
      }
    />
  )
}

interface Props {
  dog: string
  measurings: Pick<Measurings, 'measurements' | 'waits'>
  /** A keeper of the dog reads what they can do. */
  kept?: boolean
}

/** Every measurement of a dog, the newest first, which of them counts, and what it waits for. */
export const Measurements = ({ dog, measurings: { measurements, waits }, kept = false }: Props) => {
  const { formatMessage } = useIntl()
  if (measurements.length === 0)
    return (
      <p>
        <FormattedMessage {...messages.none} values={{ dog }} />
      </p>
    )
  return (
    <Parts>
      {waits && (
        <Notice tone="warning">
          <FormattedMessage
            {...(waits === 'differ' ? messages.waitsDiffer : messages.waitsDisputed)}
            values={{ dog }}
          />{' '}
          {kept && <FormattedMessage {...messages.ask} />}
        </Notice>
      )}
      <RowList label={formatMessage(messages.heading)}>
        {measurements.map((row) => (
          <MeasurementRow key={row.id} row={row} />
        ))}
      </RowList>
      {measurements.length >= mostMeasurements && (
        <p>
          <FormattedMessage {...messages.final} values={{ dog }} />
        </p>
      )}
    </Parts>
  )
}
