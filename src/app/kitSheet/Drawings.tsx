import { chakra } from '@chakra-ui/react'
import { AFrame } from '../../ui/art/AFrame'
import { DogStand } from '../../ui/art/DogStand'
import { DogToScale } from '../../ui/art/DogToScale'
import { EmptyField } from '../../ui/art/EmptyField'
import { HeroCourse } from '../../ui/art/HeroCourse'
import { Leap } from '../../ui/art/Leap'
import { Mark } from '../../ui/art/Mark'
import { OffCourse } from '../../ui/art/OffCourse'
import { Weave } from '../../ui/art/Weave'
import { SectionHeading } from '../../ui/kit/SectionHeading'
import { Turf } from '../../ui/kit/Turf'

const Sheet = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(280px, 100%), 1fr))',
    gap: '4',
    alignItems: 'end',
    marginTop: '3',
    '& svg': { maxWidth: 'full' },
  },
})
const scenes = [AFrame, EmptyField, Leap, OffCourse, Weave, DogStand]

/** The drawings on paper and on turf. */
export const Drawings = () => (
  <section>
    <SectionHeading heading="Art" />
    <Sheet>
      {scenes.map((Scene, index) => (
        <Scene key={index} width="280" />
      ))}
      <DogToScale millimetres={512} />
      <DogToScale millimetres={null} />
      <Mark width="64" />
    </Sheet>
    <Turf>
      <HeroCourse />
    </Turf>
  </section>
)
