// An account with several mistakes that the compiler finds.
var account = new Account("Ada") { Balance = 10 };
int cents = account.Balance * 100;
Console.WriteLine($"{account.Owner} has {cents} cents");
account.Owner = "Bob";
account.Withdraw("5");
foreach (var line in account.Histroy)
    Console.WriteLine(line);
string? note = null;
Console.WriteLine(note.Length);

class Account(string owner)
{
    public string Owner => owner;
    public required decimal Balance { get; set; }
    public List<string> History { get; } = [];
    public bool Withdraw(decimal amount)
    {
        if (amount > Balance) return false;
        Balance -= amount;
        History.Add($"-{amount}");
        return true;
    }
}
