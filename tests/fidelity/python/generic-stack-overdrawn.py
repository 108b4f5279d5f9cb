# A generic class in the new syntax; the last call takes from an empty stack.
type Pair[A, B] = tuple[A, B]


class EmptyStack(IndexError):
    """Raised by Stack.pop."""


class Stack[T]:
    def __init__(self, *items: T) -> None:
        self._items: list[T] = list(items)

    def push(self, item: T) -> "Stack[T]":
        self._items.append(item)
        return self

    def pop(self) -> T:
        try:
            return self._items.pop()
        except IndexError:
            raise EmptyStack("nothing left on the stack") from None

    def __len__(self) -> int:
        return len(self._items)

    def __class_getitem__(cls, item):
        return super().__class_getitem__(item)


def swap[A, B](pair: Pair[A, B]) -> Pair[B, A]:
    return pair[1], pair[0]


class Calculator:
    def __init__(self):
        self.stack = Stack[int](1, 2)

    def add(self):
        self.stack.push(self.stack.pop() + self.stack.pop())
        return self


print(Stack[int], Stack.__type_params__, Pair, Pair.__value__)
print(swap((1, "one")), swap.__type_params__)
calculator = Calculator().add()
print("length", len(calculator.stack))
calculator.add()
print("not reached")
