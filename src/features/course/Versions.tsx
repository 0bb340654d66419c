import { chakra } from '@chakra-ui/react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { CourseReview } from '#contract/course/course'
import { useFormats } from '../../i18n/useFormats'
import { Plate } from '../../ui/kit/Plate'
import { RadioGroup } from '../../ui/kit/RadioGroup'
import { SelectField } from '../../ui/kit/SelectField'
import { messages } from './messages'
import { shares, type CourseView } from './useCourseView'

const List = chakra('ol', { base: { display: 'flex', flexWrap: 'wrap', gap: '4', listStyle: 'none' } })
const Choice = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: 'touch',
    paddingInline: '2',
    textAlign: 'start',
    cursor: 'pointer',
    borderBottom: '3px solid transparent',
    '&[aria-current=true]': { borderColor: 'border.strong' },
    '@media (hover: hover)': { '&:hover': { bg: 'bg.subtle' } },
  },
})
const Name = chakra('span', { base: { display: 'block', fontWeight: 'semibold' } })
const Note = chakra('span', { base: { display: 'block', textStyle: 'small', color: 'fg.muted' } })

interface Props {
  review: CourseReview
  view: CourseView
}

/** The versions of a course in their order; one of them is seen. */
export const Versions = ({ review: { versions }, view }: Props) => {
  const { formatMessage } = useIntl()
  const { localMoment } = useFormats()
  return (
    <nav aria-label={formatMessage(messages.versions)}>
      <List role="list">
        {versions.map(({ number, by, at }) => (
          <li key={number}>
            <Choice type="button" aria-current={number === view.chosen?.number} onClick={() => view.show(number)}>
              <Plate tone={number === view.chosen?.number ? 'mark' : 'off'}>
                <span aria-hidden>{number}</span>
              </Plate>
              <span>
                <Name>{formatMessage(messages.version, { number })}</Name>
                <Note>
                  <FormattedMessage
                    {...messages.uploadedBy}
                    values={{ by: <bdi>{by}</bdi>, day: localMoment(at).day }}
                  />
                </Note>
              </span>
            </Choice>
          </li>
        ))}
      </List>
    </nav>
  )
}

const Controls = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: '5' } })
const Slider = chakra('input', {
  base: { display: 'block', width: '240px', maxWidth: 'full', height: 'touch', accentColor: '{colors.accent}' },
})
const SliderLabel = chakra('p', { base: { textStyle: 'label' } })
const sorted = shares.toSorted((a, b) => Number(a) - Number(b))

/** Which other version is looked at, and how. */
export const Compare = ({ review: { versions }, view }: Props) => {
  const { formatMessage } = useIntl()
  const { chosen, other, how, share, change } = view
  if (!chosen || versions.length < 2) return null
  const others = versions.filter((version) => version !== chosen)
  return (
    <Controls>
      <SelectField
        name="with"
        label={formatMessage(messages.compareWith)}
        value={other ? `${other.number}` : ''}
        onChange={({ target }) => change({ with: target.value })}
      >
        <option value="">{formatMessage(messages.compareNone)}</option>
        {others.map(({ number }) => (
          <option key={number} value={number}>
            {formatMessage(messages.version, { number })}
          </option>
        ))}
      </SelectField>
      {other && (
        <RadioGroup
          id="how"
          name="how"
          label={formatMessage(messages.how)}
          value={how}
          onChange={({ target }) => change({ how: target.value === 'over' ? 'over' : 'beside' })}
          options={[
            { value: 'beside', label: formatMessage(messages.beside) },
            { value: 'over', label: formatMessage(messages.over) },
          ]}
        />
      )}
      {other && how === 'over' && (
        <div>
          <SliderLabel id="share-label">
            <FormattedMessage {...messages.share} values={{ below: other.number, above: chosen.number }} />
          </SliderLabel>
          <Slider
            type="range"
            name="share"
            aria-labelledby="share-label"
            max={100}
            step={10}
            value={share}
            onChange={({ target }) => change({ share: sorted[Number(target.value) / 10] ?? '50' })}
          />
        </div>
      )}
    </Controls>
  )
}
