import { chakra } from '@chakra-ui/react'
import { Bar } from '../../ui/kit/Bar'
import { DataList } from '../../ui/kit/DataList'
import { Dots } from '../../ui/kit/Dots'
import { Gauge } from '../../ui/kit/Gauge'
import { HeightTag } from '../../ui/kit/HeightTag'
import { Hold } from '../../ui/kit/Hold'
import { LevelTag } from '../../ui/kit/LevelTag'
import { Numeral } from '../../ui/kit/Numeral'
import { Plate } from '../../ui/kit/Plate'
import { Pole } from '../../ui/kit/Pole'
import { Row } from '../../ui/kit/Row'
import { RowList } from '../../ui/kit/RowList'
import { SectionHeading } from '../../ui/kit/SectionHeading'
import { StateTag } from '../../ui/kit/StateTag'
import { Steps } from '../../ui/kit/Steps'
import { Table } from '../../ui/kit/Table'
import { TypeTag } from '../../ui/kit/TypeTag'
import type { KitProps } from './KitProps'

const Line = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '3', alignItems: 'center', marginTop: '3' },
})
const heights = ['extra_small', 'small', 'medium', 'intermediate', 'large', 'not_measured', 'any'] as const

/** Plates, steps, bars, poles, dots, gauges, tags, rows and tables. */
export const Tags = ({ polish }: KitProps) => {
  const label = (english: string, own: string) => (polish ? own : english)
  const steps = [label('Cart', 'Koszyk'), label('Pay', 'Płatność'), label('Entered', 'Zgłoszono')]
  return (
    <section>
      <SectionHeading heading={label('Marks', 'Znaki')} />
      <Line>
        {(['mark', 'ink', 'off'] as const).flatMap((tone) =>
          (['s', 'm', 'l'] as const).map((size) => (
            <Plate key={tone + size} tone={tone} size={size}>
              {12}
            </Plate>
          )),
        )}
        {(['s', 'm', 'l', 'xl'] as const).map((size) => (
          <Numeral key={size} size={size}>
            £12.50
          </Numeral>
        ))}
      </Line>
      {[0, 1, 2].map((current) => (
        <Line key={current}>
          <Steps
            label={`${label('Steps', 'Kroki')} ${current + 1}`}
            steps={steps.map((step) => ({ label: step }))}
            current={current}
          />
        </Line>
      ))}
      <Bar />
      <Line>
        <Pole share={0.7} label={label('Places taken', 'Zajęte miejsca')} />
      </Line>
      <Line>
        {[0, 1, 3, 5].map((level) => (
          <Dots key={level} from={level} />
        ))}
        <Dots from={2} to={4} />
        {heights.map((height) => (
          <Gauge key={height} height={height} />
        ))}
      </Line>
      <Line>
        <HeightTag height="medium">{label('Medium', 'Medium')}</HeightTag>
        <HeightTag height="not_measured">{label('Not measured', 'Bez pomiaru')}</HeightTag>
        <TypeTag type="agility">Agility</TypeTag>
        <TypeTag type="jumping">Jumping</TypeTag>
        <LevelTag from={1} to={3}>
          {label('Levels 1–3', 'Poziomy 1–3')}
        </LevelTag>
        {(['success', 'warning', 'danger', 'neutral'] as const).map((tone) => (
          <StateTag key={tone} tone={tone}>
            {label('Entries open', 'Zgłoszenia otwarte')}
          </StateTag>
        ))}
      </Line>
      <Line>
        <Hold secondsLeft={522} secondsTotal={600} label={label('Held for you', 'Czekają na Ciebie')} hint="…" />
        <Hold secondsLeft={42} secondsTotal={600} label={label('Held for you', 'Czekają na Ciebie')} />
      </Line>
      <RowList label={label('Rows', 'Wiersze')}>
        {['Łatka', 'Żółw'].map((name, index) => (
          <Row
            key={name}
            lead={<Plate>{index + 1}</Plate>}
            title={name}
            tags={<HeightTag height="large">{label('Large', 'Large')}</HeightTag>}
            facts="Border Collie"
            end={<Numeral size="m">£5.50</Numeral>}
            selected={index === 1}
          />
        ))}
      </RowList>
      <DataList items={[{ label: label('Total', 'Razem'), value: '£42.30', numeral: true }]} />
      <Table
        label={label('Heights', 'Wysokości')}
        head={[{ label: label('Height', 'Wysokość') }, { label: 'cm', numeral: true }]}
        rows={[
          { id: 'small', cells: ['Small', '35'] },
          { id: 'medium', cells: ['Medium', '43'] },
        ]}
      />
    </section>
  )
}
