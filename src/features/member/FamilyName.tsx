/** A name, with the family name by which lists are sorted in bold: the last word. */
export const FamilyName = ({ name }: { name: string }) => {
  const [family = ''] = /\S+$/.exec(name) ?? []
  return (
    <bdi>
      {name.slice(0, name.length - family.length)}
      <b>{family}</b>
    </bdi>
  )
}
