numbers = [n * n for n in range(5)]
print(numbers)
sum(numbers)
