import { chakra } from '@chakra-ui/react'
import { useLayoutEffect, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Show, ShowClass } from '#contract/show/show'
import { heightMessages, typeMessages } from '../../../i18n/domainMessages'
import { useReasons } from '../../../i18n/useReasons'
import { Plate } from '../../../ui/kit/Plate'
import { JoinWaitingList } from '../../waiting/shared/WaitingList'
import { EntryActions } from '../../entry/shared/own/EntryActions'
import { isOnlyFull } from '../entering'
import { messages as showMessages } from '../messages'
import type { CellOfDog } from './gridRows'
import { messages } from './matrixMessages'

// Over the line: it continues underneath the words.
const Root = chakra('div', {
  base: {
    position: 'sticky',
    insetInlineStart: 0,
    zIndex: '3',
    width: 'min(100%, 100cqi)',
    // The bar with the cart covers the bottom of the window.
    scrollMarginBottom: '120px',
    display: 'grid',
    gridTemplateColumns: 'minmax(180px, 1fr) 3fr',
    gap: '4',
    bg: 'bg.panel',
    borderInlineStart: '8px solid',
    borderColor: 'mark',
    padding: '16px 24px',
  },
})
const Why = chakra('div', { base: { display: 'grid', gap: '3' } })
const List = chakra('ol', { base: { listStyle: 'none', display: 'grid', gap: '2' } })
const Reason = chakra('li', { base: { display: 'flex', gap: '3', alignItems: 'center' } })

interface Props {
  show: Show
  cls: ShowClass
  cell: CellOfDog
}

/** More of one dog in one class, below the class: every reason why it may not enter, with its way out, or what to do about its entry. */
export const OpenedCell = ({ show, cls, cell: { dog, state, reasons, waiting } }: Props) => {
  const { formatMessage } = useIntl()
  const wordReason = useReasons()
  const root = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    root.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  const type = formatMessage(typeMessages[cls.type])
  const height = formatMessage(heightMessages[cls.height])
  return (
    <chakra.div role="row" borderBottom="1px solid" borderColor="border">
      <div role="gridcell">
        <Root ref={root}>
          <div>
            <chakra.p textStyle="h3">
              <FormattedMessage
                {...(state === 'entered' ? showMessages.entered : messages.whyNot)}
                values={{ dog: dog.name }}
              />
            </chakra.p>
            <chakra.p textStyle="small" color="fg.muted">
              <FormattedMessage
                {...messages.whyNotClass}
                values={{ time: cls.startTime, ring: cls.ring, type, height }}
              />
            </chakra.p>
          </div>
          {state === 'entered' ? (
            <EntryActions show={show} cls={cls} dog={dog} />
          ) : (
            <Why>
              <List role="list">
                {reasons.map((reason, index) => (
                  <Reason key={reason.code}>
                    <Plate size="s">{index + 1}</Plate>
                    {wordReason(reason, dog.name, show.timeZone)}
                  </Reason>
                ))}
              </List>
              {isOnlyFull(reasons) && <JoinWaitingList cls={cls} dog={dog} entry={waiting} />}
            </Why>
          )}
        </Root>
      </div>
    </chakra.div>
  )
}
