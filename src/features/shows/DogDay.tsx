import { chakra } from '@chakra-ui/react'
import { FormattedMessage } from 'react-intl'
import type { Dog } from '../../../contract/dog'
import { PathSegment } from '../../ui/kit/PathSegment'
import { Plate } from '../../ui/kit/Plate'
import { RowList } from '../../ui/kit/RowList'
import { VisuallyHidden } from '../../ui/kit/VisuallyHidden'
import { ClassRow } from './ClassRow'
import { DogCell } from './DogCell'
import { classesOn, runsOf, type Entering } from './entering'
import { messages } from './messages'

const Gutter = chakra('div', {
  base: { position: 'relative', flexShrink: 0, width: 'gutterNarrow', paddingTop: '13px', marginInlineEnd: '1' },
})

/** One dog's day: the classes in time order; the path runs down the gutter from one chosen class to the next. */
export const DogDay = ({ entering, dog, day }: { entering: Entering; dog: Dog; day: string }) => {
  const { show, items, reasonsOf } = entering
  const classes = classesOn(show, day)
  const runs = runsOf(classes, [dog], items)
  const last = classes.findLastIndex((cls) => runs.includes(`${cls.id} ${dog.id}`))
  return (
    <RowList>
      {classes.map((cls, index) => {
        const run = runs.indexOf(`${cls.id} ${dog.id}`) + 1
        const gutter = (
          <Gutter>
            {index <= last && <PathSegment end={index === last ? '30px' : undefined} />}
            {run > 0 && (
              <chakra.div position="relative">
                <Plate>{run}</Plate>
                <VisuallyHidden>
                  <FormattedMessage {...messages.runOf} values={{ number: run, count: runs.length }} />
                </VisuallyHidden>
              </chakra.div>
            )}
          </Gutter>
        )
        return (
          <ClassRow key={cls.id} cls={cls} gutter={gutter}>
            <DogCell show={show} cls={cls} dog={dog} reasons={reasonsOf(cls, dog)} inCart={run > 0} />
          </ClassRow>
        )
      })}
    </RowList>
  )
}
