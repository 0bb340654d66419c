import { Badge, defineRecipe, defineSlotRecipe, Alert } from '@chakra-ui/react'
import { screen } from '@testing-library/react'
import { renderKit } from '../../testing/renderKit'
import { withRecipe } from './withRecipe'

const tones = { calm: { color: 'blue' }, loud: { color: 'red' } }
const Tag = withRecipe(Badge, defineRecipe({ base: { padding: '1px' }, variants: { tone: tones } }))
const Notice = withRecipe(
  Alert.Root,
  defineSlotRecipe({
    slots: ['root', 'title'],
    variants: { tone: { calm: { title: tones.calm }, loud: { title: tones.loud } } },
  }),
)
const attributesOf = (text: string) => screen.getByText(text).getAttributeNames()

describe('a component with a recipe of the kit', () => {
  it('takes the variants of its recipe, and gives none to its element', async () => {
    await renderKit(
      <>
        <Tag tone="calm" title="Paid">
          Calm
        </Tag>
        <Tag tone="loud">Loud</Tag>
      </>,
    )
    expect(attributesOf('Calm').sort()).toEqual(['class', 'title'])
    expect(screen.getByText('Calm').className).not.toBe(screen.getByText('Loud').className)
  })

  it('gives its parts their styles', async () => {
    await renderKit(
      <>
        <Notice tone="calm">
          <Alert.Title>Calm</Alert.Title>
        </Notice>
        <Notice tone="loud">
          <Alert.Title>Loud</Alert.Title>
        </Notice>
      </>,
    )
    expect(attributesOf('Calm')).toEqual(['class'])
    expect(screen.getByText('Calm').className).not.toBe(screen.getByText('Loud').className)
  })
})
