import { chakra } from '@chakra-ui/react'
import { FormattedMessage, FormattedNumber } from 'react-intl'
import { Link } from 'react-router'
import { bandLimits } from '#contract/dog/heightBands'
import { paths } from '#contract/shared/paths'
import { heightMessages } from '../../i18n/domainMessages'
import { HeightBands } from '../../ui/art/HeightBands'
import { TextLink } from '../../ui/kit/TextLink'
import { messages } from './sectionMessages'

const centimetres = (millimetres: number) => <FormattedNumber value={millimetres / 10} />

/** The example dog of a band, in cm. */
const shown = { extra_small: 26, small: 33, medium: 39.5, intermediate: 47, large: 55 }

const last = bandLimits[bandLimits.length - 1]?.[1] ?? 0
const bands = [
  ...bandLimits.map(([name, limit], index) => {
    const before = bandLimits[index - 1]?.[1]
    const values = { from: centimetres((before ?? 0) + 1), to: centimetres(limit) }
    return { name, note: <FormattedMessage {...(before ? messages.between : messages.orLess)} values={values} /> }
  }),
  { name: 'large' as const, note: <FormattedMessage {...messages.orMore} values={{ from: centimetres(last + 1) }} /> },
].map((band) => ({
  ...band,
  heightCm: shown[band.name],
  title: <FormattedMessage {...heightMessages[band.name]} />,
}))
const limits = bandLimits.map(([, limit]) => limit / 10)

/** The height bands to scale, from the contract's own numbers. */
export const Heights = () => (
  <>
    <chakra.p color="fg.muted" maxWidth="text">
      <FormattedMessage {...messages.heightsText} />{' '}
      <TextLink asChild>
        <Link to={paths.regulations}>
          <FormattedMessage {...messages.regulations} />
        </Link>
      </TextLink>
    </chakra.p>
    <HeightBands bands={bands} limits={limits} />
  </>
)
