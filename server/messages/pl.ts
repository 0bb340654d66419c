import type { ErrorCode } from '#contract/shared/apiError'

export const pl: Record<ErrorCode, string> = {
  unauthorized: 'Zaloguj się, aby kontynuować.',
  login_failed: 'Nieprawidłowy adres e-mail lub hasło.',
  account_blocked: 'To konto jest zablokowane. W razie pytań skontaktuj się z nami.',
  account_merged:
    'To konto połączono z Twoim drugim kontem. Zaloguj się adresem e-mail i hasłem tamtego konta. Wysłaliśmy Ci o tym e-mail.',
  email_taken: 'Ten adres e-mail jest już zarejestrowany. Spróbuj zresetować hasło.',
  reset_link_spent: 'Ten link został już użyty, wygasł albo zastąpił go nowszy. Poproś o nowy link.',
  confirm_link_spent:
    'Ten link został już użyty, wygasł albo zastąpił go nowszy. Sprawdź w profilu, czy adres jest potwierdzony.',
  email_change_link_spent:
    'Ten link już nie działa: został użyty albo zmianę zatrzymano lub już wprowadzono. W razie pytań skontaktuj się z nami.',
  password_wrong: 'Obecne hasło jest nieprawidłowe. Nic się nie zmieniło.',
  code_wrong: 'Kod jest nieprawidłowy albo wygasł. Wpisz najnowszy kod.',
  second_factor_missing:
    'Administrator potrzebuje tu weryfikacji dwuetapowej. Włącz ją w profilu, w części Bezpieczeństwo. Jeśli jest już włączona, wyloguj się i zaloguj ponownie, podając kod.',
  validation_failed: 'Brakuje niektórych danych albo są nieprawidłowe. Sprawdź zaznaczone pola.',
  malformed_request: 'Coś poszło nie tak. Wczytaj stronę ponownie i spróbuj jeszcze raz.',
  not_member: 'Ta część jest tylko dla członków. Wybierz członkostwo, aby przejść dalej.',
  forbidden: 'Nie masz do tego uprawnień. Jeśli to pomyłka, napisz do organizatora.',
  not_on_behalf:
    'Nie możesz tego zrobić, gdy działasz w imieniu członka. Najpierw zakończ działanie w jego imieniu albo poproś, aby zrobił to samodzielnie.',
  only_owner: 'Może to zrobić tylko właściciel psa.',
  own_account: 'To Twoje konto, więc musi to zrobić inny administrator.',
  own_dog: 'To Twój pies. Musi to zrobić inny sędzia albo administrator.',
  household_dog: 'Ten pies należy do Twojego domownika. Musi go zmierzyć inny sędzia albo administrator.',
  measured_before: 'Ten pies był już przez Ciebie mierzony. Musi go zmierzyć inny sędzia albo administrator.',
  height_settled: 'Tego psa zmierzyły już trzy osoby. Jego wzrost jest ostateczny.',
  proposal_closed: 'Zapadła już decyzja albo coś się zmieniło. Aktualny poziom znajdziesz na stronie psa.',
  dispute_closed: 'Tego pomiaru nie można już zakwestionować. Aktualny stan znajdziesz na stronie psa.',
  invitation_of_other:
    'To zaproszenie wysłano na inny adres e-mail. Aby odpowiedzieć, zaloguj się na konto z tym adresem.',
  invitation_spent: 'Na to zaproszenie już odpowiedziano, zostało anulowane albo wygasło. Poproś o nowe.',
  not_found: 'Nie udało się tego znaleźć. Mogło zostać usunięte.',
  no_such_account: 'Nie ma konta z tym adresem.',
  places_gone: 'Ostatnie miejsca w tym biegu właśnie się skończyły. Nie pobraliśmy żadnej opłaty.',
  not_eligible: 'Niektórych zgłoszeń nie można przyjąć. Powody są w koszyku. Nie pobraliśmy żadnej opłaty.',
  discount_refused: 'Kodu rabatowego nie można już użyć. Nie pobraliśmy żadnej opłaty. Sprawdź koszyk.',
  price_changed: 'Cena się zmieniła. Sprawdź nową kwotę przed płatnością.',
  terms_not_accepted: 'Zmienił się regulamin. Przeczytaj go i zaakceptuj, aby przejść dalej. Nic nie zapłacono.',
  document_outdated: 'To nie jest najnowsza wersja. Odśwież stronę i przeczytaj aktualną.',
  purchase_closed: 'Tego zakupu nie można już opłacić. Nie pobraliśmy żadnej opłaty.',
  purchase_paid: 'Ten zakup jest opłacony i nie można go tutaj anulować.',
  no_receipt: 'Nie ma jeszcze potwierdzenia, bo ten zakup nie został opłacony.',
  second_factor_on: 'Weryfikacja dwuetapowa jest już włączona. Wyłącz ją, zanim ustawisz ją ponownie.',
  email_not_confirmed: 'Najpierw potwierdź adres e-mail. Nowy link możesz wysłać z profilu.',
  admin_not_blocked: 'Nie można zablokować administratora.',
  admin_protected: 'To konto administratora. Sposób logowania można na nim zmienić tylko na serwerze.',
  acting_refused:
    'Możesz działać tylko w imieniu członka, który nie jest zablokowany i nie ma innej roli, na przykład sędziego lub administratora.',
  merge_refused: 'Tych dwóch kont nie można połączyć. Odśwież stronę, aby zobaczyć powód.',
  merge_settled: 'Tego połączenia nie można już cofnąć: cofnięto je wcześniej albo minęły 24 godziny.',
  merge_membership_changed:
    'Od połączenia kont zmieniło się członkostwo, więc nie można ich już rozdzielić. Załóż drugiej osobie nowe konto i zapisz na nim jej członkostwo.',
  acting_changed:
    'Od wczytania tej strony rozpoczęto lub zakończono działanie w imieniu członka, więc nic nie zmieniliśmy. Sprawdź, czyje konto widzisz, i spróbuj ponownie.',
  mailing_closed: 'Ta wiadomość nie jest już wersją roboczą. Odśwież stronę, aby sprawdzić jej stan.',
  not_for_family: 'Ta osoba należy do innej rodziny albo ma członkostwo bezterminowe.',
  mails_ended: 'Na to konto nie wysyłamy już e-maili, więc nie możemy tego zrobić.',
  only_admin: 'Jesteś jedyną osobą z rolą administratora. Zanim usuniesz konto, nadaj ją innej osobie.',
  payment_in_progress: 'Sprawdzamy płatność w banku. Poczekaj chwilę, zanim zaczniesz następną.',
  problem_reports_off: 'Obecnie nie przyjmujemy zgłoszeń problemów. Napisz do nas przez formularz kontaktowy.',
  problem_answered: 'Na to zgłoszenie już ktoś odpowiedział. Przeczytaj tę odpowiedź, zanim wyślesz swoją.',
  problem_without_address: 'Przy tym zgłoszeniu nie podano adresu e-mail.',
  idempotency_key_mismatch: 'Ta płatność dotyczy innego zakupu. Wróć do koszyka i zacznij od nowa.',
  too_many_dogs: 'Na tym koncie jest już maksymalna liczba psów. Napisz do nas, jeśli potrzebujesz więcej.',
  flag_permanent:
    'Oznaczenia „zakończył starty”, „weteran” i „niższy poziom” są trwałe. Może je poprawić tylko administrator.',
  show_finished: 'Te zawody już się odbyły, więc nie można ich zmienić ani odwołać.',
  show_step_refused:
    'Na tym etapie zawodów nie można tego zrobić. Wczytaj stronę ponownie, aby zobaczyć, co się zmieniło.',
  show_incomplete: 'Dodaj co najmniej jeden bieg i jedną osobę sędziującą, zanim przekażesz zawody do zatwierdzenia.',
  show_clashes:
    'Biegi na jednym ringu się nakładają. Zmień godziny startu albo ringi, zanim przekażesz zawody do zatwierdzenia.',
  show_proposal_open: 'Inna zmiana tych zawodów czeka już na zatwierdzenie. Najpierw ją wycofaj, a potem zapisz swoją.',
  show_proposal_closed:
    'O tej zmianie już zdecydowano albo ją wycofano lub zastąpiono. Odśwież stronę, żeby zobaczyć, co się zmieniło.',
  show_proposal_outdated:
    'Tej zmiany nie można już wprowadzić: od czasu jej zgłoszenia zmieniły się zawody albo któryś bieg odwołano, zapełniono lub rozpoczęto. Zwróć ją z uwagami.',
  approvers_missing: 'Dodaj co najmniej jedną osobę zatwierdzającą. Każda z nich musi mieć konto.',
  approvers_too_new:
    'Wszystkie osoby zatwierdzające mają nowe konta, założone na zaproszenie autora zawodów. Dodaj osobę, która ma konto dłużej.',
  own_show: 'Nie możesz zatwierdzić własnych zawodów. Wybierz inną osobę zatwierdzającą.',
  household_show: 'Osoba zatwierdzająca nie może mieszkać z autorem zawodów. Wybierz inną osobę.',
  judge_declined: 'Jedna z osób sędziujących odmówiła. Najpierw wybierz inną.',
  person_linked: 'To konto lub ta osoba są już połączone. Zapytaj administratora.',
  withdrawal_closed: 'Zgłoszenia do tych zawodów są już zamknięte, więc tego zgłoszenia nie można wycofać.',
  undo_closed:
    'Tego nie można już cofnąć: e-mail lub zwrot jest w drodze albo miejsce jest zajęte. Psa można zgłosić ponownie.',
  entries_still_open: 'Zgłoszenia do tych zawodów są jeszcze otwarte. Wylosuj listę startową po ich zamknięciu.',
  order_not_drawn: 'Ten bieg nie ma jeszcze listy startowej. Najpierw ją wylosuj.',
  order_incomplete: 'Lista zgłoszeń się zmieniła. Nic nie zapisano: sprawdź listę startową jeszcze raz.',
  results_too_early: 'Wyniki można wpisywać od dnia biegu.',
  measure_first:
    'Regulamin tych zawodów wymaga pomiaru wzrostu przed startem. Zmierz psy oznaczone „Najpierw zmierz”, a potem wpisz ich przebiegi.',
  class_cancelled: 'Ten bieg został odwołany.',
  class_begun:
    'Ten bieg już się rozpoczął albo ma opublikowaną listę startową, więc nie można go połączyć ani podzielić.',
  class_shared: 'Biegów drużynowych i rund łączonego wyniku nie można łączyć ani dzielić.',
  classes_differ:
    'Tych biegów nie można połączyć: różnią się dniem, rodzajem, punktacją, regulaminem lub grupą wiekową. Wybierz dwa podobne.',
  merge_price:
    'Bieg, który znika, kosztuje więcej niż ten, który zostaje, więc jego uczestnicy zapłaciliby za dużo. Połącz je odwrotnie.',
  draw_first: 'Najpierw odbędzie się losowanie pierwszych miejsc. Biegi połączysz lub podzielisz po losowaniu.',
  results_published: 'Wyniki tego biegu są opublikowane. Zanim coś zmienisz, cofnij ich publikację.',
  results_not_published: 'Wyniki tego biegu nie są opublikowane.',
  results_incomplete:
    'Brakuje części wyników lub standardowego czasu przebiegu. Uzupełnij je albo oznacz psy, które nie startowały, i opublikuj.',
  course_shown: 'Ten bieg już się odbył, więc jego toru nie można zmienić.',
  course_remarks_open: 'Masz jeszcze otwarte uwagi do tego toru. Zamknij je, a potem go zatwierdź.',
  course_remarks_none: 'Nie masz otwartych uwag do tego toru. Dodaj uwagę, zanim go zwrócisz.',
  change_closed: 'Tego zgłoszenia nie można już zmienić.',
  keep_refused:
    'Tego zgłoszenia nie można zachować: wzrost lub wiek psa nie pasuje do biegu. Zmień bieg albo wycofaj zgłoszenie.',
  change_refused: 'Tego zgłoszenia nie można tak zmienić. Nic nie zapisano.',
  class_has_places: 'W tym biegu jest teraz wolne miejsce. Dodaj psa do koszyka.',
  waiting_refused: 'Ten pies nie może startować w tym biegu, więc nie może trafić na listę rezerwową.',
  already_waiting: 'Ten pies jest już na liście rezerwowej: dodał go właściciel lub drugi opiekun.',
  too_many_waiting:
    'Twoje psy są już na zbyt wielu listach rezerwowych. Zrezygnuj z jednej, zanim dołączysz do następnej.',
  draw_not_open:
    'Teraz nie można wziąć udziału w losowaniu miejsc na te zawody. Termin losowania znajdziesz na stronie zawodów.',
  draw_refused: 'Nie wszystkie psy mogą startować w tych biegach. Nic nie zapisano.',
  dog_in_other_draw: 'Właściciel lub drugi opiekun jednego z tych psów wybrał już dla niego ten bieg.',
  too_many_choices:
    'Wybrano zbyt wiele biegów. Odznacz niektóre albo wypisz psa z listy rezerwowej i spróbuj ponownie.',
  fair_opening_fixed: 'Zgłoszenia są otwarte albo ktoś już bierze udział w losowaniu, więc nie można go zmienić.',
  line_settled: 'Ta pozycja wyciągu została już rozliczona.',
  price_counts: 'Ta cena już obowiązuje, więc nie można jej usunąć. Dodaj nową.',
  contract_signed: 'Ta umowa jest podpisana. Aby ją zmienić, najpierw otwórz ją ponownie.',
  cost_listed: 'Ten koszt jest już na liście. Aby dodać go ponownie, opisz go inaczej.',
  extra_sold:
    'Ten dodatek jest już częścią zakupu, więc nie można go usunąć. Możesz zamiast tego wycofać go ze sprzedaży.',
  no_invoice: 'Do tego zakupu nie ma faktury: nic za niego nie zapłacono lub całą kwotę zwrócono.',
  invoice_issued: 'Do tego zakupu jest już faktura. Aby zmienić dane nabywcy, napisz do nas.',
  invoice_corrected: 'Ta faktura została w międzyczasie skorygowana. Otwórz jej najnowszą korektę.',
  invoice_unchanged: 'Nic się nie zmieniło. Popraw dane albo anuluj.',
  already_booked: 'Taki zapis jest już w dzienniku. Aby zaksięgować go ponownie, wpisz inny opis.',
  consequences_changed:
    'W międzyczasie zmieniły się skutki tej zmiany. Nic nie zapisano: sprawdź je i spróbuj ponownie.',
  flags_managed_elsewhere: 'Tym ustawieniem zarządza usługa przełączników. Zmień je tam.',
  dog_has_manager: 'Ten pies ma już opiekuna. Usuń go, zanim zaprosisz inną osobę.',
  dog_has_retired: 'Ten pies zakończył starty i nie można go zgłaszać, więc nie potrzebuje opiekuna.',
  dogs_in_one_class: 'Oba psy są zgłoszone do tego samego biegu. Wycofaj jedno ze zgłoszeń, a potem połącz psy.',
  merge_loses_chip:
    'Jeden z dwóch numerów mikroczipa zostałby utracony, a jego pies był mierzony, ma wyniki albo trwałe oznaczenie. Zapytaj organizatora, który numer jest właściwy.',
  merge_would_retire:
    'Jeden z tych psów zakończył starty, a drugi ma zgłoszenia. Najpierw ustaw „zakończył starty” na stronie psa, który zostaje, a potem połącz psy.',
  dog_being_entered:
    'Jeden z tych psów jest w zakupie, który nie został jeszcze opłacony. Zapłać lub anuluj zakup, a potem połącz psy.',
  stale: 'Te dane zmieniły się, odkąd je otwarto. Nic nie zapisano: sprawdź aktualną wersję i zapisz ponownie.',
  payload_too_large: 'Plik lub tekst jest za duży. Zmniejsz go i spróbuj ponownie.',
  range_not_satisfiable: 'Ten plik nie ma takiej części. Wczytaj stronę ponownie i spróbuj jeszcze raz.',
  unsupported_media_type: 'Nie obsługujemy tego rodzaju pliku.',
  functionalities_limited: 'Ta funkcja jest wyłączona. Skontaktuj się z nami.',
  checkout_locked: 'Płatności są chwilowo zablokowane z powodów technicznych. Spróbuj ponownie za kilka minut.',
  too_many_requests: 'Zbyt wiele prób. Odczekaj kilka minut i spróbuj ponownie.',
  registration_error: 'Nie udało się utworzyć konta. Spróbuj ponownie za kilka minut lub skontaktuj się z nami.',
  internal_error: 'Coś poszło nie tak po naszej stronie. Spróbuj ponownie później.',
  transfer_chosen:
    'Ten zakup ma być opłacony przelewem. Aby zapłacić inaczej, anuluj go i przejdź do płatności jeszcze raz.',
  transfer_not_offered: 'Tego zakupu nie można opłacić przelewem.',
  transfer_amount: 'Otrzymana kwota różni się od kwoty zakupu. Nic nie zostało potwierdzone.',
  payment_unavailable:
    'Nie udało się otworzyć strony płatności. Nie pobraliśmy żadnej opłaty. Spróbuj ponownie za kilka minut.',
  register_unavailable: 'Nie udało się pobrać psów z rejestru. Spróbuj ponownie później albo użyj pliku.',
  unavailable: 'Usługa jest chwilowo niedostępna. Spróbuj ponownie za chwilę.',
  storage_full:
    'Zabrakło miejsca na dane, więc na razie nie można nic zapisać. Nadal można wszystko przeglądać. Spróbuj ponownie później.',
}
