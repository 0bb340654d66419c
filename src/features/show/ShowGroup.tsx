import { chakra } from '@chakra-ui/react'
import { useId, type ComponentProps } from 'react'
import { FormattedMessage } from 'react-intl'
import { messages } from './messages'
import { ShowMonths } from './ShowMonths'

const Group = chakra('section', {
  base: { display: 'flex', flexDirection: 'column', gap: '6', '& + &': { paddingTop: '7' } },
})
const Heading = chakra('h2', { base: { textStyle: 'h2' } })

/** Shows under what they have in common, by month. */
export const ShowGroup = ({
  title,
  ...months
}: ComponentProps<typeof ShowMonths> & { title: 'openShows' | 'otherShows' }) => {
  const id = useId()
  return (
    <Group aria-labelledby={id}>
      <Heading id={id}>
        <FormattedMessage {...messages[title]} />
      </Heading>
      <ShowMonths level={3} {...months} />
    </Group>
  )
}
