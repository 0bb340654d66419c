import { chakra } from '@chakra-ui/react'
import { ArrowRight, Lock, Trash2 } from 'lucide-react'
import { Button, type ButtonProps } from '../../ui/kit/Button'
import { IconButton } from '../../ui/kit/IconButton'
import { ShowMore } from '../../ui/kit/ShowMore'
import { SectionHeading } from '../../ui/kit/SectionHeading'
import { TextLink } from '../../ui/kit/TextLink'
import type { KitProps } from './KitProps'

const Line = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '4', alignItems: 'center', marginTop: '3' },
})
const variants = ['plank', 'outline', 'quiet', 'danger'] as const
const icons = { plank: <ArrowRight aria-hidden />, outline: <Lock aria-hidden />, danger: <Trash2 aria-hidden /> }
const states: [string, string, Partial<ButtonProps>][] = [
  ['default', 'zwykły', {}],
  ['dense', 'gęsty', { dense: true }],
  ['disabled', 'wyłączony', { disabled: true }],
  ['pending', 'w toku', { pending: true }],
]

/** What is pressed. */
export const Buttons = ({ polish, onTurf = false }: KitProps & { onTurf?: boolean }) => (
  <section>
    <SectionHeading heading={polish ? 'Przyciski' : 'Buttons'} />
    {(onTurf ? (['plank', 'outline', 'quiet'] as const) : variants).map((variant) => (
      <Line key={variant}>
        {states.map(([english, own, state]) => (
          <Button
            key={english}
            variant={variant}
            onTurf={onTurf}
            icon={variant === 'quiet' ? undefined : icons[variant]}
            {...state}
          >
            {polish ? `Przycisk ${own}` : `Button ${english}`}
          </Button>
        ))}
      </Line>
    ))}
    <Line>
      <IconButton label={polish ? 'Zamknij' : 'Close'} icon={<Lock aria-hidden />} onTurf={onTurf} />
    </Line>
    {!onTurf &&
      [false, true].map((pending) => (
        <ShowMore
          key={String(pending)}
          rows={0}
          hasMore
          pending={pending}
          failed={!pending && (polish ? 'Nie udało się wczytać kolejnych pozycji.' : 'Couldn’t load more.')}
          onMore={() => undefined}
        >
          {polish ? 'Pokaż więcej' : 'Show more'}
        </ShowMore>
      ))}
    {!onTurf && (
      <p>
        {polish ? 'Zdanie i ' : 'A sentence and '}
        <TextLink href="#main-heading">{polish ? 'odsyłacz w nim' : 'a link in it'}</TextLink>.
      </p>
    )}
    {!onTurf && (
      <Line>
        <Button block icon={<ArrowRight aria-hidden />}>
          {polish ? 'Zapłać składkę członkowską na trzy sezony' : 'Pay the membership fee for three seasons'}
        </Button>
      </Line>
    )}
  </section>
)
