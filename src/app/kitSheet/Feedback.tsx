import { chakra } from '@chakra-ui/react'
import { Banner } from '../../ui/kit/Banner'
import { Button } from '../../ui/kit/Button'
import { SuccessMessage } from '../../ui/kit/SuccessMessage'
import { EmptyState } from '../../ui/kit/EmptyState'
import { ErrorState } from '../../ui/kit/ErrorState'
import { Loader } from '../../ui/kit/Loader'
import { Notice } from '../../ui/kit/Notice'
import { Panel } from '../../ui/kit/Panel'
import { RichText } from '../../ui/kit/RichText'
import { SectionHeading } from '../../ui/kit/SectionHeading'
import { SkeletonRows } from '../../ui/kit/SkeletonRows'
import { Toast } from '../../ui/kit/Toast'
import type { KitProps } from './KitProps'

const Stack = chakra('div', { base: { display: 'grid', gap: '4', marginTop: '3' } })
const text = (sample: string) => [{ kind: 'text' as const, text: sample }]

/** Banners, toasts, what is empty, failed or on its way, and an author's text. */
export const Feedback = ({ polish }: KitProps) => {
  const label = (english: string, own: string) => (polish ? own : english)
  const sentence = label('The places come from the server. Try again.', 'Miejsca podaje serwer. Spróbuj ponownie.')
  return (
    <section>
      <SectionHeading heading={label('Messages', 'Komunikaty')} />
      <Stack>
        {(['info', 'success', 'warning', 'danger'] as const).map((tone) => (
          <Banner
            key={tone}
            tone={tone}
            label={tone}
            action={tone === 'warning' && <Button dense>{label('Pay now', 'Zapłać teraz')}</Button>}
          >
            {sentence}
          </Banner>
        ))}
        {(['info', 'warning'] as const).map((tone) => (
          <Notice
            key={tone}
            tone={tone}
            action={
              <Button dense variant="outline">
                {label('Send again', 'Wyślij ponownie')}
              </Button>
            }
          >
            {sentence}
          </Notice>
        ))}
        <Toast title="API Error" closeLabel={label('Close', 'Zamknij')} onClose={() => undefined}>
          {sentence}
        </Toast>
        <Toast title="API Error" times="3 ×" closeLabel={label('Close this', 'Zamknij to')} onClose={() => undefined}>
          {sentence}
        </Toast>
        <EmptyState heading={label('No dogs yet', 'Nie ma jeszcze psów')} level={3}>
          {sentence}
        </EmptyState>
        <ErrorState
          heading={label('Couldn’t load the shows', 'Nie udało się wczytać zawodów')}
          onAgain={() => undefined}
        >
          {sentence}
        </ErrorState>
        <SuccessMessage
          heading={label('Your message is on its way', 'Wiadomość wysłana')}
          level={3}
          action={<Button variant="outline">{label('Write another', 'Napisz następną')}</Button>}
        >
          {sentence}
        </SuccessMessage>
        <SkeletonRows label={label('Loading', 'Ładowanie')} />
        <Loader label={label('Holding the places', 'Rezerwowanie miejsc')} showLabel late={false} />
        <Panel strong>{sentence}</Panel>
        <RichText
          blocks={[
            { kind: 'heading', level: 2, id: 'rich', text: text(label('An author’s heading', 'Nagłówek autora')) },
            { kind: 'paragraph', text: text(sentence) },
            { kind: 'list', ordered: true, items: [text(sentence), text(sentence)] },
            { kind: 'list', ordered: false, items: [text(sentence), text(sentence)] },
            { kind: 'quote', paragraphs: [text(sentence)] },
          ]}
        />
      </Stack>
    </section>
  )
}
