import type { Dog } from '#contract/dog/dog'
import { Duplicates } from './Duplicates'
import { FileStep } from './FileStep'

/** What a member begins with: a file or the register, and own dogs that look like one. */
export const FirstStep = ({ dogs, register }: { dogs: readonly Dog[]; register: string | null }) => (
  <>
    <FileStep register={register} />
    <Duplicates dogs={dogs} />
  </>
)
