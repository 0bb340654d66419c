import { chakra } from '@chakra-ui/react'

const Given = chakra('span', { base: { fontWeight: 'normal' } })

/** A name, with the family name by which lists are sorted in bold: the last word. */
export const FamilyName = ({ name }: { name: string }) => {
  const family = name.slice(name.lastIndexOf(' ') + 1)
  return (
    <bdi>
      <Given>{name.slice(0, name.length - family.length)}</Given>
      <b>{family}</b>
    </bdi>
  )
}
