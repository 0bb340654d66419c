import { chakra } from '@chakra-ui/react'
import { FormattedMessage } from 'react-intl'
import { Plate } from '../../ui/kit/Plate'
import { Row } from '../../ui/kit/Row'
import { RowList } from '../../ui/kit/RowList'
import { messages } from './sectionMessages'

const steps = [
  { title: messages.register, text: messages.registerText },
  { title: messages.pay, text: messages.payText },
  { title: messages.dog, text: messages.dogText },
  { title: messages.show, text: messages.showText },
]

/** What the organisation is, and the steps from here to a first run. */
export const HowToJoin = () => (
  <>
    <chakra.p color="fg.muted" maxWidth="text">
      <FormattedMessage {...messages.howText} />
    </chakra.p>
    <RowList ordered>
      {steps.map(({ title, text }, index) => (
        <Row
          key={title.id}
          lead={<Plate tone="off">{index + 1}</Plate>}
          title={<FormattedMessage {...title} />}
          facts={<FormattedMessage {...text} />}
        />
      ))}
    </RowList>
  </>
)
