import type { ErrorCode } from '#contract/apiError'

export const pl: Record<ErrorCode, string> = {
  unauthorized: 'Zaloguj się, aby kontynuować.',
  login_failed: 'Nieprawidłowy adres e-mail lub hasło.',
  email_taken: 'Ten adres e-mail jest już zarejestrowany. Spróbuj zresetować hasło.',
  reset_link_spent: 'Ten link został już użyty, wygasł albo zastąpił go nowszy. Wyślij sobie nowy.',
  confirm_link_spent:
    'Ten link został już użyty, wygasł albo zastąpił go nowszy. Sprawdź w profilu, czy adres jest potwierdzony.',
  password_wrong: 'Obecne hasło jest nieprawidłowe. Nic się nie zmieniło.',
  code_wrong: 'Kod jest nieprawidłowy albo wygasł. Wpisz najnowszy kod.',
  second_factor_missing:
    'Administrator potrzebuje tu weryfikacji dwuetapowej. Włącz ją w profilu, w części Bezpieczeństwo.',
  validation_failed: 'Brakuje niektórych danych albo są nieprawidłowe. Sprawdź zaznaczone pola.',
  malformed_request: 'Nie udało się odczytać żądania.',
  not_member: 'Ta część jest tylko dla członków. Wybierz członkostwo, aby przejść dalej.',
  forbidden: 'Nie masz do tego uprawnień.',
  only_owner: 'Może to zrobić tylko właściciel psa.',
  own_dog: 'To Twój pies. Musi to zrobić inny sędzia albo administrator.',
  invitation_of_other:
    'To zaproszenie wysłano na inny adres e-mail. Aby odpowiedzieć, zaloguj się na konto z tym adresem.',
  invitation_spent:
    'Na to zaproszenie już odpowiedziano, zostało wycofane albo wygasło. Poproś właściciela psa o nowe.',
  not_found: 'Nie znaleziono.',
  no_such_account: 'Nie ma konta z tym adresem.',
  places_gone: 'Ostatnie miejsca w tym biegu właśnie się skończyły. Karta nie została obciążona.',
  not_eligible: 'Niektórych zgłoszeń nie można przyjąć. Powody są w koszyku. Karta nie została obciążona.',
  discount_refused: 'Kodu rabatowego nie można już użyć. Nic nie zostało pobrane: zajrzyj jeszcze raz do koszyka.',
  price_changed: 'Cena się zmieniła. Sprawdź nową kwotę przed płatnością.',
  purchase_closed: 'Tego zakupu nie można już opłacić. Karta nie została obciążona.',
  purchase_paid: 'Ten zakup jest opłacony i nie można go tutaj anulować.',
  no_receipt: 'Nie ma jeszcze potwierdzenia, bo ten zakup nie został opłacony.',
  second_factor_on: 'Weryfikacja dwuetapowa jest już włączona. Wyłącz ją, zanim ustawisz ją od nowa.',
  email_not_confirmed: 'Najpierw potwierdź adres e-mail. Nowy link wyślesz sobie ze swojego profilu.',
  only_admin: 'Jesteś jedyną osobą z rolą administratora. Zanim usuniesz konto, nadaj ją komuś innemu.',
  payment_in_progress: 'Sprawdzamy płatność w banku. Poczekaj chwilę, zanim zaczniesz następną.',
  idempotency_key_mismatch: 'Ta płatność dotyczy innego zakupu. Wróć do koszyka i zacznij od nowa.',
  too_many_dogs: 'Na tym koncie jest już maksymalna liczba psów.',
  flag_permanent:
    'Oznaczenia „wycofany ze startów”, „pies senior” i „niższy poziom” są trwałe. Może je poprawić tylko administrator.',
  show_finished: 'Te zawody już się odbyły: nie można ich odwołać.',
  withdrawal_closed: 'Zgłoszenia do tych zawodów są już zamknięte: tego nie można tu wycofać.',
  change_closed: 'Tego zgłoszenia nie można już zmienić.',
  change_refused: 'Tego zgłoszenia nie można tak zmienić. Nic nie zostało zmienione.',
  class_has_places: 'W tym biegu jest teraz wolne miejsce. Dodaj psa do koszyka.',
  waiting_refused: 'Ten pies nie może startować w tym biegu, więc nie może trafić na listę rezerwową.',
  already_waiting: 'Ten pies jest już na liście rezerwowej: dodała go druga osoba, która się nim opiekuje.',
  too_many_waiting:
    'Twoje psy są już na zbyt wielu listach rezerwowych. Zrezygnuj z jednej, zanim dołączysz do następnej.',
  draw_not_open:
    'Teraz nie można wziąć udziału w losowaniu tych zawodów. Termin losowania znajdziesz na stronie zawodów.',
  draw_refused: 'Nie wszystkie psy mogą startować w tych biegach. Nic nie zapisano.',
  dog_in_other_draw: 'Druga osoba, która opiekuje się jednym z tych psów, zgłosiła go już do losowania w tym biegu.',
  too_many_choices:
    'Twoje psy czekają na zbyt wiele biegów. Odznacz niektóre albo wypisz psa z listy rezerwowej i spróbuj ponownie.',
  fair_opening_fixed: 'Zgłoszenia są otwarte albo ktoś już bierze udział. Losowania nie można już zmienić.',
  consequences_changed: 'W międzyczasie zmieniło się to, co by z tego wynikło. Nic nie zapisano: sprawdź jeszcze raz.',
  flags_managed_elsewhere: 'Tymi przełącznikami zarządza inna usługa. Zmień ten przełącznik tam.',
  dog_has_manager: 'Ten pies ma już opiekuna. Usuń go, zanim zaprosisz inną osobę.',
  dog_has_retired: 'Ten pies jest na sportowej emeryturze i nie można go zgłaszać, więc nie potrzebuje opiekuna.',
  dogs_in_one_class: 'Oba psy są zgłoszone do tego samego biegu. Wycofaj jedno ze zgłoszeń, a potem połącz psy.',
  merge_would_retire:
    'Jeden z tych psów jest wycofany ze startów, a są zgłoszenia. Najpierw ustaw „wycofany ze startów” na stronie psa, który zostaje, potem scal.',
  dog_being_entered:
    'Jeden z tych psów jest w zakupie, który nie został jeszcze opłacony. Zapłać lub anuluj zakup, a potem połącz psy.',
  stale: 'Te dane zmieniły się, odkąd je otwarto. Nic nie zapisano: sprawdź aktualną wersję i zapisz ponownie.',
  payload_too_large: 'To żądanie jest zbyt duże.',
  unsupported_media_type: 'Ten rodzaj treści nie jest obsługiwany.',
  functionalities_limited: 'Ta funkcja jest wyłączona. Skontaktuj się z naszym biurem.',
  checkout_locked: 'Kasa jest chwilowo zablokowana z powodów technicznych. Spróbuj ponownie za kilka minut.',
  too_many_requests: 'Zbyt wiele prób. Odczekaj kilka minut i spróbuj ponownie.',
  registration_error: 'Nie udało się utworzyć konta. Spróbuj ponownie za kilka minut lub skontaktuj się z nami.',
  internal_error: 'Coś poszło nie tak po naszej stronie. Spróbuj ponownie później.',
  transfer_chosen: 'Ten zakup ma być opłacony przelewem. Aby zapłacić inaczej, anuluj go i złóż zamówienie ponownie.',
  transfer_not_offered: 'Tego zakupu nie można opłacić przelewem.',
  transfer_amount: 'Otrzymana kwota różni się od kwoty zakupu. Nic nie zostało potwierdzone.',
  payment_unavailable:
    'Nie udało się otworzyć strony płatności. Nie pobrano żadnych pieniędzy. Spróbuj ponownie za kilka minut.',
  register_unavailable: 'Nie udało się pobrać psów z rejestru. Spróbuj ponownie później albo użyj pliku.',
  unavailable: 'Usługa jest chwilowo niedostępna. Spróbuj ponownie za chwilę.',
  storage_full:
    'Zabrakło miejsca na dane, więc na razie nie można nic zapisać. Nadal można wszystko przeglądać. Spróbuj ponownie później.',
}
